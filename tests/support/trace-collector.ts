import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Value = { stringValue: string } | { intValue: string };

interface Attribute {
  key: string;
  value: Value;
}

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Record<string, string>;
  status: { code?: number };
}

interface TraceCollector {
  url: string;
  spans: CollectedSpan[];
  /** Raw bodies, to look for what must not be in them. */
  bodies: string[];
  headers: IncomingHttpHeaders[];
  /** Status of the next answers. */
  status: number;
  close(): Promise<void>;
}

const readAttributes = (list: Attribute[]): Record<string, string> =>
  Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0] as string]));

interface ExportRequest {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
}

/** A collector of OTLP over HTTP on loopback that keeps what it gets. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    collector.headers.push(request.headers);
    collector.bodies.push(body);
    response.writeHead(request.url === '/v1/traces' ? collector.status : 404).end('{}');
    const { resourceSpans } = JSON.parse(body) as ExportRequest;
    for (const { scopeSpans } of resourceSpans)
      for (const { spans } of scopeSpans)
        collector.spans.push(...spans.map((span) => ({ ...span, attributes: readAttributes(span.attributes) })));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const collector: TraceCollector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    bodies: [],
    headers: [],
    status: 200,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return collector;
}
