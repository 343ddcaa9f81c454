import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

export interface Measure {
  rows: number;
  bytes: number;
  sha256: string;
}

const LINE_FEED = 10;

/** Rows of `COPY` in text form are lines: it escapes those inside of a value. */
function countLines(chunk: Uint8Array): number {
  let count = 0;
  for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}

export class Meter {
  private readonly hash = createHash('sha256');
  private rows = 0;
  private bytes = 0;

  add(chunk: Uint8Array): this {
    this.hash.update(chunk);
    this.bytes += chunk.byteLength;
    this.rows += countLines(chunk);
    return this;
  }

  finish(): Measure {
    return { rows: this.rows, bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

export async function measureCopy(
  client: pg.Client,
  select: string,
  onChunk: (chunk: Buffer) => Promise<void> | void = () => {},
): Promise<Measure> {
  const meter = new Meter();
  for await (const chunk of client.query(copyTo(`copy (${select}) to stdout`))) {
    meter.add(chunk);
    await onChunk(chunk);
  }
  return meter.finish();
}
