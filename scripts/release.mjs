import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { packTar } from 'modern-tar/fs';
import { ensureBuild } from './build/ensure-build.mjs';
import { currentPlatform, describePlatform, NAMED_PLATFORMS } from './dependencies/platforms.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { distribution, projectRoot } from './paths.mjs';
import { stageRelease } from './release/stage-release.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';

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

if (platforms.length === 0) {
  console.error(`No hay tal plataforma. Las hay: ${NAMED_PLATFORMS.map(nameOf).join(', ')}.`);
  process.exitCode = 1;
} else {
  process.chdir(projectRoot);
  await ensureDependencies();
  await ensureBuild();
  if (stage) await stageRelease(stage, platforms[0], manifest);
  else await withTemporaryFolder('portal-release-', release);
}
