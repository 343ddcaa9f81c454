import { setImmediate as nextTurn } from 'node:timers/promises';
import swagger from '@fastify/swagger';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { OpenApiDocument } from './api-docs-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    describeApi(): Promise<OpenApiDocument>;
  }
}

type Transformed = ReturnType<typeof jsonSchemaTransform>;

const OPENAPI_VERSION = '3.0.3';

/** Registered before the routes. Built with the first call, one route a turn: the conversion takes most of a second. */
export async function registerApiDescription(app: FastifyInstance): Promise<void> {
  const routes: RouteOptions[] = [];
  const transformed = new Map<unknown, Transformed>();
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD' && route.schema && !route.schema.hide) routes.push(route);
  });
  await app.register(swagger, {
    openapi: { openapi: OPENAPI_VERSION, info: { title: 'API del portal', version: '1' } },
    transform: (input) => transformed.get(input.schema) ?? jsonSchemaTransform(input),
  });
  app.decorate('describeApi', async () => {
    for (const route of routes) {
      const { schema = {}, url } = route;
      transformed.set(schema, jsonSchemaTransform({ schema, url, route, openapiObject: { openapi: OPENAPI_VERSION } }));
      await nextTurn();
    }
    const document = app.swagger();
    transformed.clear();
    await nextTurn();
    return document;
  });
}
