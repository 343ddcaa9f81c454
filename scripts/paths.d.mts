export const projectRoot: string;
export const nodeModules: string;
export const lockFile: string;
export const distribution: string;
