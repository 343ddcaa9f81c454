import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));
export const nodeModules = join(projectRoot, 'node_modules');
export const lockFile = join(projectRoot, 'package-lock.json');
export const distribution = join(projectRoot, 'dist');
