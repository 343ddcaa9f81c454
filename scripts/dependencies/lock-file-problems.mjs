import { minVersion, satisfies } from 'semver';
import { isNative, listNativeOwners, listOptionalDependencies, packageName } from './native-packages.mjs';
import { describePlatform, fitsPlatform, NAMED_PLATFORMS } from './platforms.mjs';

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

/** Only the oldest supported version: newer ones are tried by `npm run tool -- node-versions`. */
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
