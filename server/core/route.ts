import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import * as z from 'zod/mini';
import { mayWorkIn, type Role } from '#contract/account/roles.ts';
import {
  type AnyEndpoint,
  errorBody,
  type Guard,
  isAreaGuard,
  type ParsedBodyOf,
  type ParsedParamsOf,
  type ParsedQueryOf,
  type ResponseOf,
  versionConflictBody,
} from '#contract/endpoint.ts';
import type { Context } from './context.ts';
import { emailUnconfirmed, forbidden, secondFactorMissing, unauthorized } from './errors.ts';
import { runIdempotent } from './idempotency.ts';
import { isConfirmed, type Viewer } from './viewer.ts';

/** The matched route, because a path can be encoded (`/%61pi/…`); the path where none matched. */
export function isApiCall(request: FastifyRequest): boolean {
  return (request.routeOptions.url ?? '').startsWith('/api/') || request.url.startsWith('/api/');
}

type Serializer = (response: unknown) => string;

/** Cached: routes share schemas, above all that of errors. */
const compiled = new WeakMap<object, Serializer>();

/**
 * Allowlist: an undeclared key never leaves the server, and a missing one is an error. Compiled from the JSON schema,
 * which takes a third of the time of parsing with zod, and lazily: all of them would take a quarter of a second of
 * every start.
 */
export const compileResponseSerializer: FastifySerializerCompiler<FastifySchema> = ({ schema }) => {
  return (response) => {
    const serializer = compiled.get(schema) ?? compile(schema as unknown as z.ZodMiniType);
    compiled.set(schema, serializer);
    return serializer(response);
  };
};

function compile(schema: z.ZodMiniType): Serializer {
  return fastJsonStringify(z.toJSONSchema(schema, { io: 'output' }) as AnySchema);
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
    /** Office role that lacks its second factor in this session; the viewer is a member. */
    withheldRole: Role | null;
  }
  interface FastifyContextConfig {
    /** What the route was registered from. */
    endpoint?: AnyEndpoint;
    guard?: Guard;
    anyOrigin?: true | undefined;
    needsProof?: AnyEndpoint['needsProof'];
  }
}

export interface Call<E extends AnyEndpoint> {
  params: ParsedParamsOf<E>;
  query: ParsedQueryOf<E>;
  body: ParsedBodyOf<E>;
  viewer: E['guard'] extends 'public' ? Viewer | null : Viewer;
  /** Re-authorizes, for responses that outlast their request: the present viewer, or the error of a new request. */
  currentViewer(): Promise<Call<E>['viewer']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What is written as `T`: a `Date` becomes a string, and what is not declared is left out. */
export type Presented<T> = T extends string
  ? string extends T
    ? string | Date
    : T
  : T extends object
    ? { [Key in keyof T]: Presented<T[Key]> }
    : T;

/** The declared response, or the reply where it was sent by hand (redirects, files). */
type HandlerResponse<E extends AnyEndpoint> = ResponseOf<E> extends undefined ? FastifyReply : Presented<ResponseOf<E>>;

export function assertGuard(guard: Guard, viewer: Viewer | null, config: Context['config']): void {
  if (guard === 'public') return;
  if (!viewer) throw unauthorized();
  if (isAreaGuard(guard) && !mayWorkIn(viewer.role, guard)) throw forbidden();
  if (guard === 'confirmed' && !isConfirmed(viewer, config)) throw emailUnconfirmed();
}

interface RouteOptions {
  /** For frequent reads: the viewer may come from the `SessionCache`. */
  cachedSession?: true;
  /** Opened by the page itself: does not count as a use of the session. */
  isStream?: true;
}

/** Registers an endpoint of a contract: its guard, its schemas, its status, and its handler. */
export function route<E extends AnyEndpoint>(
  app: FastifyInstance,
  context: Pick<Context, 'sessions' | 'assurance' | 'database' | 'config'>,
  endpoint: E,
  handler: (call: Call<E>) => Promise<HandlerResponse<E>>,
  { cachedSession, isStream }: RouteOptions = {},
): void {
  const { sessions, assurance, database, config } = context;
  const { method, path, guard, anyOrigin, needsProof, params, query, body, response, status } = endpoint;
  const { takesIdempotencyKey, versioned } = endpoint;
  const isUnsafe = method !== 'GET';
  const schema: FastifySchema = {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      ...(response && { [status]: response }),
      ...(versioned && { 409: versionConflictBody(response) }),
      '4xx': errorBody,
      '5xx': errorBody,
    },
  };
  /** In a session without the required second factor, a role of the office is that of a member. */
  async function permit(request: FastifyRequest, viewer: Viewer | null) {
    assertGuard(guard, viewer, config);
    if (!viewer || !(await assurance.lacksFactor(viewer, request))) return { viewer, withheldRole: null };
    if (isAreaGuard(guard)) throw secondFactorMissing();
    return { viewer: { ...viewer, role: 'member' as const }, withheldRole: viewer.role };
  }

  async function authorize(request: FastifyRequest, viewer: Viewer | null): Promise<void> {
    Object.assign(request, { viewer, withheldRole: null });
    Object.assign(request, await permit(request, viewer));
    if (needsProof === true) await assurance.requireProof(request);
  }

  app.route({
    method,
    url: path,
    schema,
    config: { endpoint, guard, anyOrigin, needsProof },
    // Before the body is parsed: unauthorized callers get no further.
    onRequest: async (request, reply) => {
      if (isStream) return authorize(request, await sessions.findViewer(request));
      const mayBeCached = cachedSession || isUnsafe;
      await authorize(request, await sessions[mayBeCached ? 'findCachedViewer' : 'findViewer'](request, reply));
    },
    // Time of check: rights may change while a slow body arrives.
    ...(isUnsafe && {
      preHandler: async (request, reply) => authorize(request, await sessions.findViewer(request, reply)),
    }),
    handler: async (request, reply) => {
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        viewer: request.viewer,
        currentViewer: async () => (await permit(request, await sessions.findViewer(request))).viewer,
        request,
        reply,
      };
      const work = () => handler(call as Call<E>);
      const result =
        takesIdempotencyKey && request.viewer
          ? await runIdempotent(database, request, request.viewer.id, work)
          : await work();
      // A reply is a thenable: awaiting one does not return the reply itself. A stream counts as sent only at its end,
      // which never comes when the client disconnects.
      if (reply.sent || reply.raw.headersSent) return reply;
      return reply.status(status).send(result);
    },
  });
}
