import type { FastifyRequest } from 'fastify';

/** By the route that was found, because an address can be spelled in many ways (`/%61pi/…`); or one that is nowhere. */
export function isApiCall(request: FastifyRequest): boolean {
  return (request.routeOptions.url ?? '').startsWith('/api/') || request.url.startsWith('/api/');
}
