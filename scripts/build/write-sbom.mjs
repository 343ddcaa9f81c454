import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SBOM = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'];
const MAX_BYTES = 16 * 1024 * 1024;

/** CycloneDX. Optional: the portal works without it. */
export async function writeSbom(root, folder) {
  try {
    const { stdout } = await promisify(execFile)('npm', SBOM, { cwd: root, maxBuffer: MAX_BYTES });
    await writeFile(join(folder, 'sbom.json'), stdout);
  } catch (error) {
    console.warn(`Sin lista de componentes (npm sbom): ${error.message.split('\n')[0]}`);
  }
}
