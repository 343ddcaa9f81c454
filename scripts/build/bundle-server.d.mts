/** `server/main.ts` and each command of `cli/`, into that folder. */
export function bundleServer(root: string, folder: string): Promise<void>;
