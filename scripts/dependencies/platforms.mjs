/** The portal must install, build and start on all of them. */
export const NAMED_PLATFORMS = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
];

export function isNamedPlatform(platform) {
  return NAMED_PLATFORMS.some(
    ({ os, cpu, libc }) => os === platform.os && cpu === platform.cpu && libc === platform.libc,
  );
}

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
