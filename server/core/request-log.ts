import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { truncatedNetwork } from './client-network.ts';
import type { Config } from './config.ts';
import { isObserved, observe, type RequestTrace, requestTrace } from './telemetry.ts';
import { trustedProxies } from './trusted-proxies.ts';

const REQUEST_ID = /^[\w.-]{8,64}$/;

/** The page's id for inner calls; that of a trusted proxy, which matches both logs; otherwise a new one. */
export function requestIds({ trustProxy }: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => string {
  const isTrusted = trustedProxies(trustProxy);
  return ({ headers, socket }) => {
    const outer = requestTrace.getStore();
    if (outer) return outer.id;
    const given = headers['x-request-id'];
    const isUsable = typeof given === 'string' && REQUEST_ID.test(given) && isTrusted(socket.remoteAddress);
    return isUsable ? given : crypto.randomUUID();
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    trace: RequestTrace | null;
  }
}

const rounded = (ms: number) => Math.round(ms * 10) / 10;

/** Without personal data: no query string, no headers, a truncated address. */
function lineOf({ method, routeOptions, ip, viewer, trace }: FastifyRequest, status: number, ms: number) {
  return {
    method,
    route: routeOptions.url ?? 'none',
    status,
    ms: rounded(ms),
    dbMs: rounded(trace?.databaseMs ?? 0),
    ip: truncatedNetwork(ip),
    ...(viewer && { account: viewer.id }),
    ...(trace?.isInner && { inner: true }),
  };
}

/** Registered before all other hooks, so that what they do is part of the trace. */
export function logRequests(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  const isTrusted = trustedProxies(trustProxy);
  app.decorateRequest('trace', null);

  app.addHook('onRequest', (request, reply, done) => {
    const outer = requestTrace.getStore();
    const trace: RequestTrace = { id: request.id, databaseMs: 0, isInner: outer !== undefined };
    request.trace = trace;
    if (isObserved('trace')) {
      const { traceparent } = request.headers;
      const given =
        typeof traceparent === 'string' && isTrusted(request.socket.remoteAddress) ? traceparent : undefined;
      observe('trace', { trace, outer, traceparent: given });
    }
    reply.header('x-request-id', request.id);
    requestTrace.run(trace, done);
  });
  // The body arrives by events of the connection, outside of the request's async context.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.trace) requestTrace.run(request.trace, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime: ms } = reply;
    const line = lineOf(request, status, ms);
    request.log.info(line, 'request');
    observe('request', { method: request.method, route: line.route, status, ms, trace: request.trace });
    done();
  });
}
