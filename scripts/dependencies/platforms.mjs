import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The portal must install, build and start on all of them. */
export const NAMED_PLATFORMS = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
];

/** npm's detection. */
function findLibc() {
  const { report } = process;
  const { excludeNetwork } = report;
  // Otherwise the report resolves the address of every connection.
  report.excludeNetwork = true;
  try {
    return report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  } finally {
    report.excludeNetwork = excludeNetwork;
  }
}

export function currentPlatform() {
  const { platform: os, arch: cpu } = process;
  return os === 'linux' ? { os, cpu, libc: findLibc() } : { os, cpu };
}

const OS_NAMES = { linux: 'Linux', darwin: 'macOS', win32: 'Windows' };

export function describePlatform({ os, cpu, libc }) {
  return `${OS_NAMES[os] ?? os} ${cpu}${libc ? ` (${libc})` : ''}`;
}

/** `["linux"]` allows only that, `["!win32"]` all but that, and no list everything. */
function allows(list, value) {
  if (!list || list.includes(value)) return true;
  return list.every((each) => each.startsWith('!')) && !list.includes(`!${value}`);
}

export function fitsPlatform({ os, cpu, libc }, platform) {
  return allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, platform.libc);
}

const FOLDER = 'node_modules/';

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

/** Node's resolution: beside the dependent, then in each folder above. */
function resolveDependency(packages, dependent, name) {
  for (let folder = dependent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${FOLDER}`)))) {
    const path = `${folder && `${folder}/`}${FOLDER}${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

export function listOptionalDependencies(packages) {
  return Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, range]) => {
      const path = resolveDependency(packages, owner, name);
      return { owner, name, range, path, entry: packages[path] };
    }),
  );
}

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
