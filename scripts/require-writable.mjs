import { accessSync, constants, existsSync } from 'node:fs';
import { projectRoot } from './paths.mjs';

/** One clear sentence instead of npm's or a bundler's errors; an installed and built checkout needs no write access. */
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
