import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { OtlpExporter } from './otlp-exporter.ts';

let closeCollector = () => {};
afterEach(() => closeCollector());

/** An exporter with one span to export, and the warnings that it logs. */
async function exportTo(collect: RequestListener): Promise<{ exporter: OtlpExporter; warnings: string[] }> {
  const server = createServer(collect);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closeCollector = () => {
    server.close();
    server.closeAllConnections();
  };
  const warnings: string[] = [];
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`;
  const exporter = new OtlpExporter(
    { endpoint, headers: {}, serviceName: 'portal', sampleRatio: 1, exportIntervalMs: 600_000 },
    pino({ level: 'warn' }, { write: (line) => void warnings.push(line) }),
  );
  const context = { traceId: '1'.repeat(32), spanId: '2'.repeat(16), isSampled: true };
  exporter.add({ context, name: 'GET /', kind: 'server', endedAt: 0, ms: 1, attributes: {}, isError: false });
  return { exporter, warnings };
}

it('a collector whose answer never ends is not read', async () => {
  const { exporter, warnings } = await exportTo((request, response) => {
    request.resume();
    const chunk = Buffer.alloc(65_536, 'x');
    const write = () => {
      while (response.write(chunk));
      response.once('drain', () => setTimeout(write, 10));
    };
    response.on('error', () => {});
    write();
  });
  await exporter.flush();
  expect(warnings).toEqual([]);
  await exporter.stop();
});

it('a collector that does not answer delays no stop until it times out', async () => {
  const { exporter, warnings } = await exportTo((request) => void request.resume());
  await exporter.stop();
  expect(warnings).toEqual([]);
});
