import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { packTar } from 'modern-tar/fs';
import { ensureBuild } from './build/ensure-build.mjs';
import { listOwnFiles } from './build/kept-files.mjs';
import { currentPlatform, describePlatform, NAMED_PLATFORMS } from './dependencies/platforms.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { distribution, projectRoot } from './paths.mjs';
import { runCommand, STOP_SIGNALS } from './run-command.mjs';

// `npm run tool -- release` makes one for this platform; after `--`, `linux-arm64` and others, and `--output=folder`. With
// `--stage=folder` the content of one is left there instead, as for the image.
const words = process.argv.slice(2);
const optionOf = (name) => words.find((word) => word.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
const [output, stage] = [optionOf('output'), optionOf('stage')];
const wanted = words.filter((word) => !word.startsWith('--'));

const nameOf = ({ os, cpu, libc }) => [os, cpu, ...(libc === 'musl' ? [libc] : [])].join('-');
const platforms =
  wanted.length > 0 ? NAMED_PLATFORMS.filter((each) => wanted.includes(nameOf(each))) : [currentPlatform()];

/** One moment for every file, so that the same sources give the same bytes. */
const builtAt = new Date(Number(process.env.SOURCE_DATE_EPOCH ?? 0) * 1000);

async function pack(folder, file) {
  const root = basename(folder);
  const entries = packTar(folder, {
    map: (header) => ({
      ...header,
      name: `${root}/${header.name}`,
      mtime: builtAt,
      uid: 0,
      gid: 0,
      uname: '',
      gname: '',
    }),
  });
  await pipeline(entries, createGzip({ level: 9 }), createWriteStream(file));
}

/** Bundled into the web builds, and needed nowhere else. */
const BUNDLED = [
  '@fontsource-variable/figtree',
  '@tanstack/react-query',
  'lucide-react',
  'marked',
  'react-hook-form',
  'wouter',
];

/** Without install scripts: those of another platform cannot run here. */
async function installDependencies(folder, { os, cpu, libc }) {
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    if (existsSync(join(projectRoot, file))) copyFileSync(join(projectRoot, file), join(folder, file));
  }
  const platform = [`--os=${os}`, `--cpu=${cpu}`, ...(libc ? [`--libc=${libc}`] : [])];
  const quietly = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  for (const args of [['ci'], ['uninstall', '--no-save', ...BUNDLED]]) {
    const exitCode = await runCommand('npm', [...args, ...platform, ...quietly], { cwd: folder });
    if (exitCode !== 0) throw new Error(`npm ${args[0]} terminó con ${exitCode}`);
  }
  for (const file of ['package-lock.json', '.npmrc', 'node_modules/.package-lock.json']) {
    rmSync(join(folder, file), { force: true });
  }
}

async function stageRelease(folder, platform, { name, version, license, engines }) {
  mkdirSync(folder, { recursive: true });
  await installDependencies(folder, platform);
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name, version, license, private: true, type: 'module', engines }, null, 2)}\n`,
  );
  for (const [from, to] of [
    // Reproducible: files kept from the former build are left out.
    ...[...listOwnFiles(distribution), 'stamp.txt'].map((file) => [join(distribution, file), join('dist', file)]),
    [join(projectRoot, 'server/database/migrations'), 'server/database/migrations'],
    ...readdirSync(join(projectRoot, 'server/database/schema'))
      .filter((name) => name.endsWith('.sql'))
      .map((name) => join('server/database/schema', name))
      .map((file) => [join(projectRoot, file), file]),
    [join(projectRoot, 'deploy'), 'deploy'],
    [join(projectRoot, 'deploy/release/portal.service'), 'deploy/portal.service'],
    ...['start.mjs', 'portal.mjs', 'load-settings.mjs'].map((name) => [
      join(projectRoot, 'deploy/release', name),
      name,
    ]),
    [join(projectRoot, '.env.example'), '.env.example'],
    [join(projectRoot, 'docs'), 'docs'],
    ...['LICENSE', 'README.md', 'CHANGELOG.md', 'SECURITY.md'].map((name) => [join(projectRoot, name), name]),
  ]) {
    if (existsSync(from)) cpSync(from, join(folder, to), { recursive: true });
  }
  rmSync(join(folder, 'deploy/release'), { recursive: true, force: true });
}

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));

/** Version and build, as the portal tells them: another build of one version must not be unpacked over one that serves. */
const nameOfBuild = () =>
  `portal-${manifest.version}+${readFileSync(join(distribution, 'stamp.txt'), 'utf8').slice(0, 8)}`;

async function release(scratch, signal) {
  const target = output ?? join(projectRoot, 'release');
  mkdirSync(target, { recursive: true });
  const files = [];
  for (const platform of platforms) {
    const name = `${nameOfBuild()}-${nameOf(platform)}`;
    const folder = join(scratch, name);
    await stageRelease(folder, platform, manifest);
    if (signal.aborted) return;
    const file = join(target, `${name}.tar.gz`);
    await pack(folder, file);
    files.push(file);
    console.log(`${describePlatform(platform)}: ${file}`);
  }
  const sbom = join(target, `${nameOfBuild()}.sbom.json`);
  writeFileSync(sbom, readFileSync(join(distribution, 'server/sbom.json')));
  const sums = [...files, sbom].map((file) => `${hashOf(file)}  ${basename(file)}\n`);
  writeFileSync(join(target, 'SHA256SUMS'), sums.join(''));
}

/** The folder is removed on interruption too. */
async function withTemporaryFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-release-'));
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  try {
    return await work(folder, stopping.signal);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    for (const signal of STOP_SIGNALS) process.off(signal, stop);
  }
}

if (platforms.length === 0) {
  console.error(`No hay tal plataforma. Las hay: ${NAMED_PLATFORMS.map(nameOf).join(', ')}.`);
  process.exitCode = 1;
} else {
  process.chdir(projectRoot);
  await ensureDependencies();
  await ensureBuild();
  if (stage) await stageRelease(stage, platforms[0], manifest);
  else await withTemporaryFolder(release);
}
