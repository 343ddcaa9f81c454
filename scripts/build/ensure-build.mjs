import { join } from 'node:path';
import { distribution, projectRoot } from '../paths.mjs';
import { requireWritable } from '../require-writable.mjs';
import { runNode, wasStopped } from '../run-command.mjs';
import { buildIsCurrent } from './build-stamp.mjs';

/** A child process, so that the build tools do not stay in the portal's memory. */
export async function ensureBuild() {
  if (buildIsCurrent()) return;
  requireWritable(distribution, 'compilar el portal');
  console.log('Compilando el portal…');
  const code = await runNode([join(projectRoot, 'scripts/build.mjs')]);
  if (code === 0) return;
  if (wasStopped(code)) process.exit(code);
  console.error('\nNo se pudo compilar el portal, así que no se inicia. El motivo está en las líneas anteriores.');
  process.exit(1);
}
