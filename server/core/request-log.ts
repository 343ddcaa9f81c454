import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { truncatedNetwork } from './client-network.ts';
import type { Config } from './config.ts';
import { observe, type RequestContext, requestContext } from './telemetry.ts';
import { trustedProxies } from './trusted-proxies.ts';

const REQUEST_ID = /^[\w.-]{8,64}$/;

/** The page's id for inner calls; that of a trusted proxy, which matches both logs; otherwise a new one. */
export function requestIds({ trustProxy }: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => string {
  const isTrusted = trustedProxies(trustProxy);
  return ({ headers, socket }) => {
    const outer = requestContext.getStore();
    if (outer) return outer.id;
    const given = headers['x-request-id'];
    const isUsable = typeof given === 'string' && REQUEST_ID.test(given) && isTrusted(socket.remoteAddress);
    return isUsable ? given : crypto.randomUUID();
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    requestContext: RequestContext | null;
  }
}

const rounded = (ms: number) => Math.round(ms * 10) / 10;

/** One line a request, without what people wrote: no query string, no headers, a truncated address. */
function lineOf(
  { method, routeOptions, ip, viewer, requestContext: context }: FastifyRequest,
  status: number,
  ms: number,
) {
  return {
    method,
    route: routeOptions.url ?? 'none',
    status,
    ms: rounded(ms),
    dbMs: rounded(context?.databaseMs ?? 0),
    ip: truncatedNetwork(ip),
    ...(viewer && { account: viewer.id }),
    ...(context?.isInner && { inner: true }),
  };
}

/** Registered before all other hooks, so that what they do belongs to the request. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('requestContext', null);

  app.addHook('onRequest', (request, reply, done) => {
    const context: RequestContext = { id: request.id, databaseMs: 0, isInner: requestContext.getStore() !== undefined };
    request.requestContext = context;
    reply.header('x-request-id', request.id);
    requestContext.run(context, done);
  });
  // The body arrives by events of the connection, outside of the request's async context.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.requestContext) requestContext.run(request.requestContext, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime: ms } = reply;
    const line = lineOf(request, status, ms);
    request.log.info(line, 'request');
    observe('request', { method: request.method, route: line.route, status, ms });
    done();
  });
}
