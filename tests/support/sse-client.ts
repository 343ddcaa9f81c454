import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ApiClient } from './api-client.ts';

export interface StreamEvent {
  event: string;
  id?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the shape depends on the event.
  data: any;
}

export interface SseResponse {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  events: StreamEvent[];
  /** True once the server closed it. */
  ended: boolean;
}

interface SseRequest {
  app: FastifyInstance;
  /** Client with the session. */
  client: ApiClient;
  path: string;
  headers?: Record<string, string>;
}

function parseEvent(block: string): StreamEvent[] {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s)));
  return fields.event ? [{ ...fields, data: JSON.parse(fields.data) } as StreamEvent] : [];
}

/** SSE clients of an app that listens on a port, like a browser's EventSource. */
export class SseClients {
  private readonly open: ClientRequest[] = [];

  async listen({ app, client, path, headers = {} }: SseRequest): Promise<SseResponse> {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = get(app.listeningOrigin + path, { headers: { cookie, ...headers }, agent: false });
    this.open.push(request);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const received: SseResponse = { status: response.statusCode, headers: response.headers, events: [], ended: false };
    let text = '';
    response.setEncoding('utf8');
    response.on('error', () => {});
    response.on('end', () => {
      received.ended = true;
    });
    response.on('data', (part: string) => {
      const blocks = (text + part).split('\n\n');
      text = blocks.pop() ?? '';
      received.events.push(...blocks.flatMap(parseEvent));
    });
    return received;
  }

  closeAll(): void {
    for (const request of this.open.splice(0)) request.on('error', () => {}).destroy();
  }
}
