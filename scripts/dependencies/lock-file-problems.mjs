import { minVersion, satisfies } from 'semver';
import { lockFile } from '../paths.mjs';
import {
  describePlatform,
  fitsPlatform,
  isNative,
  listNativeOwners,
  listOptionalDependencies,
  NAMED_PLATFORMS,
  packageName,
  readLockedPackages,
} from './platforms.mjs';

/** npm leaves the hash out for a version that the registry does not have. */
function listWithoutIntegrity(packages) {
  return Object.entries(packages)
    .filter(([path, { link, inBundle }]) => path !== '' && !link && !inBundle)
    .filter(([, { version, integrity }]) => !version || !integrity)
    .map(([path, { version }]) => `${packageName(path)} ${version ?? 'sin versión'}: no tiene «integrity»`);
}

/** Only the name tells: a package that the lock file lacks has nothing else. */
function isForNamedPlatform(name) {
  return NAMED_PLATFORMS.some(({ os, cpu }) => name.includes(os) && name.split(/[-_/.]/).includes(cpu));
}

function listUnresolved(packages) {
  return listOptionalDependencies(packages)
    .filter(({ name, entry }) => !entry && isForNamedPlatform(name))
    .map(({ owner, name, range }) => `${name} ${range}: lo pide ${packageName(owner) || 'el portal'} y no está`);
}

function listOtherVersions(packages) {
  return listOptionalDependencies(packages)
    .filter(({ entry }) => entry?.version && isNative(entry))
    .filter(({ entry, range }) => !satisfies(entry.version, range, { includePrerelease: true }))
    .map(({ owner, name, range, entry }) => {
      return `${name} ${entry.version}: ${packageName(owner) || 'el portal'} pide ${range}`;
    });
}

/** Musl is optional: some packages, and the embedded PostgreSQL, are not built for it. */
function listUncoveredPlatforms(packages) {
  return listNativeOwners(packages).flatMap(({ name, version, builds }) => {
    const hasMusl = builds.some(({ entry }) => entry.libc?.includes('musl'));
    return NAMED_PLATFORMS.filter(({ libc }) => libc !== 'musl' || hasMusl)
      .filter((platform) => !builds.some(({ entry }) => fitsPlatform(entry, platform)))
      .map((platform) => `${name} ${version}: no tiene paquete para ${describePlatform(platform)}`);
  });
}

function isForOthers(entry) {
  return isNative(entry) && !NAMED_PLATFORMS.some((platform) => fitsPlatform(entry, platform));
}

/** Continuous integration tries the newest. */
function listRefusingOldestNode(packages) {
  const oldest = minVersion(packages[''].engines.node);
  return Object.entries(packages)
    .filter(([, entry]) => entry.engines?.node && !isForOthers(entry))
    .filter(([, { engines }]) => !satisfies(oldest, engines.node))
    .map(([path, { version, engines }]) => {
      return `${packageName(path)} ${version}: pide Node ${engines.node}, y el portal promete ${oldest}`;
    });
}

export function listLockFileProblems(packages) {
  return [
    ...listWithoutIntegrity(packages),
    ...listUnresolved(packages),
    ...listOtherVersions(packages),
    ...listUncoveredPlatforms(packages),
    ...listRefusingOldestNode(packages),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const problems = listLockFileProblems(readLockedPackages(lockFile));
  if (problems.length > 0) {
    console.error('A package-lock.json le falta algo para instalarse en todas las plataformas:');
    for (const problem of problems) console.error(`  · ${problem}`);
    console.error(`
  Qué hacer: elige en package.json la versión más nueva que esté publicada para todas las plataformas (en «overrides», si la
pide otro paquete) y ejecuta «npm install». Los motivos están en docs/decisions/0019-dependency-versions.md.`);
    process.exitCode = 1;
  } else {
    console.log('package-lock.json está completo.');
  }
}
