import { accessSync, constants, existsSync } from 'node:fs';
import { projectRoot } from './paths.mjs';

/** One sentence before npm or a bundler ends in twenty; a checkout that is installed and built needs no writing. */
export function requireWritable(folder, purpose) {
  try {
    accessSync(existsSync(folder) ? folder : projectRoot, constants.W_OK);
  } catch {
    console.error(
      `Falta ${purpose}, y en ${projectRoot} no se puede escribir: inicia el portal una vez con un usuario que pueda, ` +
        'y después funcionará sin escribir ahí, con DATA_DIR en otra carpeta.',
    );
    process.exit(1);
  }
}
