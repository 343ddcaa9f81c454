import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

let folder: string;
let pipe: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-log-'));
  execFileSync('mkfifo', [join(folder, 'log')]);
  pipe = openSync(join(folder, 'log'), constants.O_RDWR | constants.O_NONBLOCK);
});
afterEach(() => {
  closeSync(pipe);
  rmSync(folder, { recursive: true });
});

/** What the pipe holds by now. */
function readAll(): string {
  const chunk = Buffer.alloc(2 ** 16);
  let text = '';
  try {
    for (;;) text += chunk.toString('utf8', 0, readSync(pipe, chunk));
  } catch {
    return text;
  }
}

/** Another file behind the same number: the lowest that is free. */
function reopen(descriptor: number): void {
  closeSync(descriptor);
  const others: number[] = [];
  while (others.at(-1) !== descriptor)
    others.push(openSync(join(folder, 'log'), constants.O_RDWR | constants.O_NONBLOCK));
  for (const other of others.slice(0, -1)) closeSync(other);
}

it.each([
  ['nobody takes', () => pipe, () => {}],
  ['has a descriptor that takes no writes', () => openSync('/dev/null', 'r'), reopen],
])('a log that %s keeps some lines, drops and counts the rest, and waits for nothing', async (_, open, mend) => {
  const descriptor = open();
  const log = createLogger('info', descriptor);
  const COUNT = 2_000;
  const startedAt = performance.now();
  for (let number = 0; number < COUNT; number += 1) log.info({ number, text: 'x'.repeat(1_000) });
  expect(performance.now() - startedAt).toBeLessThan(2_000);

  mend(descriptor);
  let text = '';
  for (let round = 0; round < 100 && !/"dropped":.*\n/.test(text); round += 1) {
    text += readAll();
    log.info('again');
    await new Promise(setImmediate);
  }
  if (descriptor !== pipe) closeSync(descriptor);
  const lines = text.split('\n').filter((line) => line.endsWith('}'));
  const kept = lines.map((line) => JSON.parse(line)).filter(({ number }) => number !== undefined);
  const dropped = Number(/"dropped":(\d+)/.exec(text)?.[1]);
  expect(kept.length).toBeGreaterThan(500);
  expect(kept.length + dropped).toBe(COUNT);
});
