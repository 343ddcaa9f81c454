import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importCycles } from './import-cycles.ts';
import { importViolations } from './import-rules.ts';
import { layoutViolations } from './layout-rules.ts';
import { readImports } from './read-imports.ts';
import { readSourceFiles } from './source-files.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-architecture-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const brokenImports = () => importViolations(readSourceFiles(root).flatMap(readImports));
const brokenLayout = () => layoutViolations(readSourceFiles(root));

describe('an import in the wrong direction is found:', () => {
  test.each([
    ['contract/a.ts', "import { readFile } from 'node:fs';"],
    ['contract/a.ts', "import type { Row } from '../server/database/schema/a.ts';"],
    ['web/lib/a.ts', "import type { Config } from '../../server/core/config.ts';"],
    ['web/lib/a.ts', "const load = () => import('../../server/core/config.ts');"],
    ['server/app.ts', "export { page } from '../web/app/server-entry.tsx';"],
    ['web/ui/a.tsx', "import { EventCard } from '../features/events/event-card.tsx';"],
    ['web/ui/a.tsx', "import {\n  copy,\n} from '../copy/events.ts';"],
    ['web/features/news/a.tsx', "import { NewsPage } from '../../pages/news-page.tsx';"],
    ['web/features/news/a.tsx', "import { seats } from '../events/seats.ts';"],
    ['web/pages/a.tsx', "import { router } from '../app/router.tsx';"],
    ['server/core/a.ts', "import '../features/events/events.queries.ts';"],
    ['server/database/a.ts', "import { demo } from '../demo/demo.ts';"],
    ['server/features/events/events.routes.ts', "import { buildApp } from '../../app.ts';"],
    ['server/features/events/events.service.ts', "import { x } from '../news/news.queries.ts';"],
    ['server/features/events/events.queries.ts', "import { x } from './events.service.ts';"],
    ['server/features/events/events.service.ts', "import { x } from './events.routes.ts';"],
    ['server/features/events/events.policy.ts', "import { db } from '../../database/database.ts';"],
    ['server/features/events/events.presenter.ts', "import { x } from './events.queries.ts';"],
    ['server/app.ts', "import { loadDemo } from './demo/demo.ts';"],
    ['server/main.ts', "const { page } = await import('../tests/support/mail-preview.tsx');"],
    ['server/features/events/events.queries.ts', "import { x } from './events.service.tsx';"],
    ['cli/admin.ts', "import { factory } from '../tests/support/factory.ts';"],
  ])('%s: %s', (path, text) => {
    plant(path, text);
    expect(brokenImports()).not.toEqual([]);
  });
});

describe('an import that is allowed passes:', () => {
  test.each([
    ['contract/a.ts', "import * as z from 'zod/mini';\nimport { endpoint } from './endpoint.ts';"],
    ['contract/a.test.ts', "import { test } from 'vitest';"],
    ['web/features/news/a.tsx', "import { newsContract } from '#contract/news/news.contract.ts';"],
    ['web/app/server-entry.tsx', "import { renderToString } from 'react-dom/server';"],
    ['server/features/events/events.presenter.ts', "import type { Row } from './events.queries.ts';"],
    ['server/features/events/events.presenter.ts', "import { type Row } from './events.queries.ts';"],
    ['server/features/events/events.routes.test.ts', "import { x } from '../../../tests/support/app.ts';"],
    ['server/main.ts', "const { loadDemo } = await import('./demo/demo.ts');"],
    ['web/ui/a.tsx', "// import { a } from '../features/a.ts';\nexport const b = '../features/a.ts';"],
    ['web/ui/a.tsx', "/* import { a } from '../features/a.ts'; */ const from = 'https://portal.example';"],
  ])('%s: %s', (path, text) => {
    plant(path, text);
    expect(brokenImports()).toEqual([]);
  });
});

describe('a cycle of imports', () => {
  const cycles = () => importCycles(readSourceFiles(root).flatMap(readImports));

  test('is found, however many files long', () => {
    plant('server/app.ts', "import { a } from './core/a.ts';");
    plant('server/core/a.ts', "import { b } from './b.ts';");
    plant('server/core/b.ts', "import { d } from './d.ts';\nexport { c } from './c.ts';");
    plant('server/core/c.ts', "import { a, type A } from './a.ts';");
    expect(cycles()).toEqual(['server/core/a.ts → server/core/b.ts → server/core/c.ts → server/core/a.ts']);
  });

  test('is none where only types lead back, or two ways lead to one file', () => {
    plant('web/lib/a.ts', "import { b } from './b.ts';\nimport { c } from './c.ts';");
    plant('web/lib/b.ts', "import { c } from './c.ts';\nimport type { A } from './a.ts';");
    plant('web/lib/c.ts', "import { type B } from './b.ts';\nimport { a } from 'a.ts';");
    expect(cycles()).toEqual([]);
  });
});

describe('a file that does not fit the layout is found:', () => {
  test.each([
    ['web/ui/EventCard.tsx', ''],
    ['web/ui/index.ts', "export * from './button.tsx';"],
    ['server/core/utils.ts', ''],
    ['web/lib/helpers/dates.ts', ''],
    ['server/core/long.ts', 'export {};\n'.repeat(301)],
    ['server/core/token.ts', 'export const token = Math.random();'],
    ['server/core/mail/a.tsx', 'export const a = <p />;'],
  ])('%s', (path, text) => {
    plant(path, text);
    expect(brokenLayout()).toHaveLength(1);
  });

  test('long sentences, samples and tests are no fault', () => {
    for (const path of ['server/demo/events.ts', 'web/copy/about.ts', 'server/core/a.test.ts', 'tests/e2e/a.spec.ts']) {
      plant(path, 'export {};\n'.repeat(400));
    }
    plant('server/database/migrations/0000_Init.ts', 'export {};\n'.repeat(400));
    expect(brokenLayout()).toEqual([]);
  });
});
