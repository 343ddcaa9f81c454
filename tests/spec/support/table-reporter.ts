import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { NOT_COVERED } from './section.ts';

interface Row {
  section: string;
  says: string;
  state: 'held' | 'not held' | 'not covered';
  file: string;
  /** Why it failed, or is not covered. */
  reason: string;
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

function reasonOf({ annotations }: TestCase, results: TestResult[]): string {
  const said = annotations.find(({ type }) => type === NOT_COVERED)?.description;
  return said ?? (results.at(-1)?.error?.message ?? '').replace(ESCAPES, '').split('\n').slice(0, 16).join('\n    ');
}

function readRow(test: TestCase): Row {
  const isOpen = test.annotations.some(({ type }) => type === NOT_COVERED);
  return {
    section: test.parent.title,
    says: test.title,
    state: isOpen ? 'not covered' : test.ok() && test.outcome() !== 'skipped' ? 'held' : 'not held',
    file: join('tests/spec', test.titlePath()[2] ?? ''),
    reason: reasonOf(test, test.results),
  };
}

const COLUMNS = ['rows', 'held', 'not held', 'not covered'] as const;

function figures(name: string, rows: Row[]): string[] {
  const count = (state: Row['state']) => String(rows.filter((row) => row.state === state).length);
  return [name, String(rows.length), count('held'), count('not held'), count('not covered')];
}

function tableOf(rows: Row[]): string[][] {
  const names = [...new Set(rows.map(({ section }) => section))].sort((a, b) => a.localeCompare(b, 'en'));
  return [
    ['section', ...COLUMNS],
    ...names.map((name) =>
      figures(
        name,
        rows.filter(({ section }) => section === name),
      ),
    ),
    figures('all', rows),
  ];
}

function aligned(table: string[][]): string {
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  return table
    .map((line) =>
      line
        .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

const listed = (rows: Row[]) =>
  rows.map(({ section, says, file, reason }) => `  ${section}: ${says} (${file})\n    ${reason}`).join('\n');

/** Coverage of the specification: one line for each section, then the failed and the uncovered rows. */
export default class TableReporter implements Reporter {
  private root = '';
  private suite: Suite | undefined;

  onBegin(config: FullConfig, suite: Suite): void {
    this.root = config.rootDir.replace(/\/tests\/spec$/, '');
    this.suite = suite;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'passed' && result.status !== 'skipped')
      console.log(`no: ${test.parent.title}: ${test.title}`);
  }

  /** Errors outside of any row: a file that cannot be read, a portal that does not start. */
  onError({ message, value }: TestError): void {
    console.error(message ?? value);
  }

  onEnd(_result: FullResult): void {
    const rows = (this.suite?.allTests() ?? []).map(readRow);
    const text = [
      aligned(tableOf(rows)),
      `Not held:\n${listed(rows.filter(({ state }) => state === 'not held')) || '  none'}`,
      `Not covered:\n${listed(rows.filter(({ state }) => state === 'not covered')) || '  none'}`,
    ].join('\n\n');
    console.log(`\n${text}`);
    this.write(rows, text);
  }

  private write(rows: Row[], text: string): void {
    const folder = join(this.root, 'spec-report');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'report.json'), `${JSON.stringify(rows, null, 2)}\n`);
    writeFileSync(join(folder, 'report.md'), `\`\`\`\n${text}\n\`\`\`\n`);
  }
}
