import type { FastifyRequest } from 'fastify';

/** By the matched route, because a path can be encoded (`/%61pi/…`); by the path where none matched. */
export function isApiCall(request: FastifyRequest): boolean {
  return (request.routeOptions.url ?? '').startsWith('/api/') || request.url.startsWith('/api/');
}
