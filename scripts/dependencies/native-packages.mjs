import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitsPlatform } from './platforms.mjs';

const FOLDER = 'node_modules/';

/** The packages of a lock file, by their path. */
export function readLockedPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

export function packageName(path) {
  return path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
}

/** A platform-specific build of another package. Not fsevents, which has no cpu: others work without it. */
export function isNative({ optional, os, cpu }) {
  return Boolean(optional && os && cpu);
}

/** Path of a dependency as Node resolves it: beside the dependent, then in each folder above. */
function resolveDependency(packages, dependent, name) {
  for (let folder = dependent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${FOLDER}`)))) {
    const path = `${folder && `${folder}/`}${FOLDER}${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

/** Optional dependencies of each package, with the entry that each resolves to, if any. */
export function listOptionalDependencies(packages) {
  return Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, range]) => {
      const path = resolveDependency(packages, owner, name);
      return { owner, name, range, path, entry: packages[path] };
    }),
  );
}

/** Every package that has native builds, and those builds. */
export function listNativeOwners(packages) {
  const builds = listOptionalDependencies(packages).filter(({ entry }) => entry && isNative(entry));
  return (
    [...new Set(builds.map(({ owner }) => owner))]
      // A build may itself depend on a library of its platform.
      .filter((path) => !isNative(packages[path]))
      .map((path) => ({
        name: path === '' ? 'el portal' : packageName(path),
        version: packages[path].version,
        builds: builds.filter(({ owner }) => owner === path),
      }))
  );
}

/** Native packages that this platform needs. */
export function listNativePackages(packages, platform) {
  return Object.entries(packages)
    .filter(([, entry]) => isNative(entry) && fitsPlatform(entry, platform))
    .map(([path, { version }]) => ({ path, name: packageName(path), version }));
}

/** Checks the folder itself: npm's own list still names a package whose folder is missing. */
export function isInstalled(root, { path, version }) {
  const manifest = join(root, path, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version;
}

export function listAbsentNativePackages(root, packages, platform) {
  return listNativePackages(packages, platform).filter((native) => !isInstalled(root, native));
}
