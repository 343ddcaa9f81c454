import { lstatSync } from 'node:fs';
import { basename } from 'node:path';

/** `EX_CONFIG` of `sysexits.h`: systemd does not start again what only a person can mend. */
const EXIT_CONFIG = 78;

function refuse(sentence) {
  console.error(sentence);
  process.exit(EXIT_CONFIG);
}

function explain(file, { code, message }) {
  if (code === 'ENOENT') return `${file} es un enlace a un archivo que no existe. Créalo, o corrige el enlace.`;
  return `No se puede leer ${file} (${code ?? message}). Da a esta cuenta permiso para leerlo, o corrígelo.`;
}

/** The environment takes precedence. */
export function loadSettings(file) {
  try {
    // Not `existsSync`: a link that leads nowhere is no wish to do without settings.
    if (lstatSync(file, { throwIfNoEntry: false })) process.loadEnvFile(file);
  } catch (error) {
    refuse(explain(file, error));
  }
}

/** A release is installed to be used: without a word on it, it does not become a demo with known passwords. */
export function requireSettings(file) {
  loadSettings(file);
  if (process.env.NODE_ENV || process.env.DEMO) return;
  refuse(
    `Faltan los ajustes del portal: ni ${file} ni el entorno tienen NODE_ENV. ` +
      `Crea ${basename(file)}, o un enlace a él, con NODE_ENV=production y lo demás de .env.example; con DEMO=on se prueba con datos de muestra.`,
  );
}
