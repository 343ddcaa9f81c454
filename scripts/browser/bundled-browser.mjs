import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeModules } from '../paths.mjs';

/** The package unpacks into the temporary directory, and its libraries only if it detects AWS. */
const UNPACK = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
const AWS_ENVIRONMENT = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };

/** The package's own configuration names only folders of AWS; this one also finds the machine's fonts. */
function fontSettings(folder) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

function unpackInto(folder) {
  mkdirSync(join(folder, '..'), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', UNPACK], {
      cwd: nodeModules,
      env: { ...process.env, ...AWS_ENVIRONMENT, TMPDIR: unfinished },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`No se pudo descomprimir el Chromium de @sparticuz/chromium.\n${stderr}`);
    writeFileSync(join(unfinished, 'fonts.conf'), fontSettings(folder));
    // Renamed only when complete: an interrupted run must not leave half a browser behind.
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process may have finished the same work first.
    if (!existsSync(join(folder, 'chromium'))) throw error;
  }
}

/** Needs neither root nor system libraries; Linux on x64 only. */
export function unpackBundledBrowser() {
  const manifest = JSON.parse(readFileSync(join(nodeModules, '@sparticuz/chromium/package.json'), 'utf8'));
  const folder = join(nodeModules, '.cache', `chromium-${manifest.version}`);
  if (!existsSync(join(folder, 'chromium'))) {
    // An interrupted installation leaves an incomplete folder.
    rmSync(folder, { recursive: true, force: true });
    unpackInto(folder);
  }
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}
