import { execFile, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../../server/core/project-root.ts';
import { editsOf, type Mutation } from './mutation.ts';

interface VitestReport {
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean }[];
}

/** For all tests of the catalogue together, on a busy machine. */
const MAX_RUN_MS = 1_800_000;

/** The checkout as it is now, in a folder of its own, so that what is broken on purpose never meets what is worked on. */
export class MutatedCopy {
  private readonly folder = mkdtempSync(join(tmpdir(), 'portal-mutation-'));
  private isDatabaseFaulty = false;

  /** @param template a prepared data directory, which saves every run the making of its own. */
  constructor(private readonly template: string) {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    for (const file of listed.split('\0').filter(Boolean)) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      copyFileSync(join(projectRoot, file), join(this.folder, file));
    }
    this.linkPackages();
  }

  /** Each on its own: tools keep their caches, and tests their bundles, right inside `node_modules`. */
  private linkPackages(): void {
    const [from, to] = [projectRoot, this.folder].map((root) => join(root, 'node_modules')) as [string, string];
    mkdirSync(to);
    for (const name of readdirSync(from).filter((each) => each === '.bin' || !each.startsWith('.'))) {
      symlinkSync(join(from, name), join(to, name));
    }
  }

  apply(mutation: Mutation): void {
    this.isDatabaseFaulty = editsOf(mutation).some(({ file }) => file.startsWith('server/database/'));
    for (const { file, from, to } of editsOf(mutation)) {
      const path = join(this.folder, file);
      const text = readFileSync(path, 'utf8');
      const count = text.split(from).length - 1;
      if (count !== 1) throw new Error(`what it changes in ${file} is there ${count} times`);
      writeFileSync(
        path,
        text.replace(from, () => to),
      );
    }
  }

  revert(mutation: Mutation): void {
    for (const { file } of editsOf(mutation)) copyFileSync(join(projectRoot, file), join(this.folder, file));
  }

  async build(): Promise<void> {
    const { hasFailed, output } = await this.run(['scripts/build.mjs']);
    if (hasFailed) throw new Error(`the portal could not be built:\n${output}`);
  }

  /** The names of the tests that failed, each with its first line of why. */
  async vitest(files: string[], named?: string): Promise<string[]> {
    if (files.length === 0) return [];
    const report = join(this.folder, 'report.json');
    rmSync(report, { force: true });
    const filter = named ? ['-t', named] : [];
    const { output } = await this.run([
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      ...filter,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    const { testResults } = this.read<VitestReport>(report, output);
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    if (tests.every(({ status }) => status !== 'passed' && status !== 'failed'))
      throw new Error(`no test ran:\n${output}`);
    return tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [why = ''] }) => `${fullName} (${why.split('\n')[0]})`);
  }

  async playwright(file: string, named?: string): Promise<string[]> {
    const report = join(this.folder, 'report.json');
    rmSync(report, { force: true });
    const filter = named ? ['-g', named] : [];
    const command = ['node_modules/@playwright/test/cli.js', 'test', file, ...filter, '--reporter=json'];
    const { output } = await this.run(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
      ...specs,
      ...suites.flatMap(specsOf),
    ];
    const specs = specsOf(this.read<PlaywrightSuite>(report, output));
    return specs.filter(({ ok }) => !ok).map(({ title }) => title);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private read<Report>(report: string, output: string): Report {
    try {
      return JSON.parse(readFileSync(report, 'utf8')) as Report;
    } catch {
      throw new Error(`no test ran:\n${output}`);
    }
  }

  private run(args: string[], env: Record<string, string> = {}): Promise<{ hasFailed: boolean; output: string }> {
    const template = this.isDatabaseFaulty ? {} : { PORTAL_TEST_TEMPLATE: this.template };
    const options = {
      cwd: this.folder,
      env: { ...process.env, CI: '', ...template, ...env },
      timeout: MAX_RUN_MS,
      maxBuffer: 64 * 1024 * 1024,
    };
    return new Promise((resolve) => {
      execFile(process.execPath, args, options, (error, stdout, stderr) =>
        resolve({ hasFailed: error !== null, output: stdout + stderr }),
      );
    });
  }
}
