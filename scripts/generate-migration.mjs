import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSchemaSql } from './database/schema-sql.mjs';
import { projectRoot } from './paths.mjs';
import { runNode } from './run-command.mjs';

const folder = join(projectRoot, 'server/database/migrations');
const checksums = join(folder, 'SHA256SUMS');

const listMigrations = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
const readMigration = (name) => readFileSync(join(folder, name), 'utf8');
const section = (name, sql) => `-- schema/${name}\n${sql}`;

/** Whether the last migration with this file has its current content. */
function isMigrated({ name, sql }, migrations) {
  const last = migrations.findLast((text) => text.includes(section(name, '')));
  return last?.includes(section(name, sql)) ?? false;
}

/** Drizzle's statements for changed tables, between the changed files of SQL. */
function addSchemaSql(migration, changed, hasTables) {
  const tables = hasTables ? [section('*.ts', `${readMigration(migration).trimEnd()}\n`)] : [];
  const sections = (beforeTables) =>
    changed.filter((file) => file.beforeTables === beforeTables).map(({ name, sql }) => section(name, sql));
  writeFileSync(join(folder, migration), [...sections(true), ...tables, ...sections(false)].join('\n'));
}

/** Drizzle only needs the latest snapshot, and each is as long as all the tables. */
function removeFormerSnapshots() {
  const snapshots = readdirSync(join(folder, 'meta')).filter((name) => name.endsWith('_snapshot.json'));
  for (const name of snapshots.sort().slice(0, -1)) rmSync(join(folder, 'meta', name));
}

/** Listed migrations are immutable: databases remember the checksum of what they have applied. */
function listChecksums() {
  const listed = existsSync(checksums) ? readFileSync(checksums, 'utf8') : '';
  for (const name of listMigrations().filter((each) => !listed.includes(`  ${each}\n`))) {
    const hash = createHash('sha256').update(readMigration(name)).digest('hex');
    appendFileSync(checksums, `${hash}  ${name}\n`);
  }
}

async function generate(...options) {
  const drizzleKit = join(projectRoot, 'node_modules/drizzle-kit/bin.cjs');
  const exitCode = await runNode([drizzleKit, 'generate', ...process.argv.slice(2), ...options]);
  if (exitCode !== 0) process.exit(exitCode);
}

const former = listMigrations();
const changed = readSchemaSql().filter((file) => !isMigrated(file, former.map(readMigration)));
const findNew = () => listMigrations().find((name) => !former.includes(name));

await generate();
const hasTables = findNew() !== undefined;
if (!hasTables && changed.length > 0) await generate('--custom');
const migration = findNew();
if (migration) {
  addSchemaSql(migration, changed, hasTables);
  removeFormerSnapshots();
}
listChecksums();
