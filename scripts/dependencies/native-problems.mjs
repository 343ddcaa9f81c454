import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { lockFile, projectRoot } from '../paths.mjs';
import { listNativeFiles } from './native-files.mjs';
import { isInstalled, listNativeOwners, readLockedPackages } from './native-packages.mjs';
import { currentPlatform, describePlatform, fitsPlatform, isNamedPlatform, NAMED_PLATFORMS } from './platforms.mjs';

const LOAD = 'require(process.argv[1])';

/** A child process: a module for another machine may crash it. */
function findLoadError(file) {
  const { status, stderr } = spawnSync(process.execPath, ['-e', LOAD, file], { encoding: 'utf8', timeout: 20_000 });
  if (status === 0) return undefined;
  return /^\w*Error: (.*)$/m.exec(stderr)?.[1] ?? 'el proceso que lo carga se detiene';
}

function findReason(root, build, platform) {
  if (!isInstalled(root, build)) return 'no está instalado';
  const files = listNativeFiles(join(root, build.path), platform);
  if (files.length === 0) return 'está instalado, pero sin su archivo nativo';
  const error = files
    .filter((file) => file.endsWith('.node'))
    .map(findLoadError)
    .find(Boolean);
  return error && `no se puede cargar: ${error}`;
}

function listNativeProblems(root, packages, platform) {
  return listNativeOwners(packages).flatMap(({ name: owner, version, builds }) => {
    const own = builds.filter(({ entry }) => fitsPlatform(entry, platform));
    if (own.length === 0) return [{ owner, name: owner, version, reason: 'no tiene paquete para esta plataforma' }];
    return own
      .map(({ name, path, entry }) => ({ owner, name, path, version: entry.version }))
      .map((build) => ({ ...build, reason: findReason(root, build, platform) }))
      .filter(({ reason }) => reason);
  });
}

export function explainNativeProblems(problems, platform) {
  const lines = problems.map(({ name, version, reason }) => `  · ${name} ${version}: ${reason}.`);
  const wayOut = isNamedPlatform(platform)
    ? `Qué hacer: con conexión a la red, ejecuta «npm ci --include=dev --include=optional» y vuelve a intentarlo. npm omite
sin avisar los paquetes opcionales que no puede descargar. Si sigue igual, «npm run tool -- platforms» dice qué falta por publicar.
No borres package-lock.json: sus versiones están elegidas para que existan en todas las plataformas.`
    : `Qué hacer: usa una de las plataformas en las que el portal se prueba:
${NAMED_PLATFORMS.map(describePlatform).join(', ')}.`;
  return `Falta un paquete nativo para esta plataforma, ${describePlatform(platform)}:\n${lines.join('\n')}\n\n${wayOut}`;
}

/** Undefined for any other cause. */
export function explainNativeFailure(error, root = projectRoot, lock = lockFile) {
  if (!existsSync(lock)) return undefined;
  const platform = currentPlatform();
  const text = inspect(error, { depth: 8 });
  const problems = listNativeProblems(root, readLockedPackages(lock), platform).filter(({ owner }) =>
    text.includes(`node_modules/${owner}/`),
  );
  return problems.length > 0 ? explainNativeProblems(problems, platform) : undefined;
}
