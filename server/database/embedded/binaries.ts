import { lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { DATABASE_URL_HINT, EmbeddedPostgresError, toOperatorError } from './embedded-postgres-error.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  /** A cluster opens only with the same major version. */
  major: string;
}

export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const packageName = `@embedded-postgres/${platform}-${arch}`;
  const packageDir = findPackage(packageName);
  restoreLibraryLinks(packageDir);
  const bin = join(packageDir, 'native', 'bin');
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  return { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb'), major: version.split('.')[0] ?? '' };
}

function findPackage(packageName: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `Falta el PostgreSQL propio del portal para este equipo (${packageName}). ` +
        `Instala las dependencias con «npm ci», sin omitir las opcionales. ${DATABASE_URL_HINT}`,
      { cause },
    );
  }
}

/** npm packages cannot carry symbolic links: a postinstall script makes them, which `--ignore-scripts` skips. */
export function restoreLibraryLinks(packageDir: string): void {
  const list = readFileSync(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(packageDir, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw toOperatorError(error, `No se pudo crear ${link}`);
    }
  }
}
