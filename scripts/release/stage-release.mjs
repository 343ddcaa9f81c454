import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOwnFiles } from '../build/kept-files.mjs';
import { distribution, projectRoot } from '../paths.mjs';
import { runCommand } from '../run-command.mjs';

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

export async function stageRelease(folder, platform, { name, version, license, engines }) {
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
