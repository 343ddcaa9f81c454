import * as z from 'zod/mini';
import { AREAS, type Area } from './account/roles.ts';

/**
 * Access level, enforced before anything else in the request is read. `confirmed`: a confirmed e-mail address; without
 * outgoing mail every member counts as confirmed. An area admits the roles that work in it.
 */
export type Guard = 'public' | 'member' | 'confirmed' | Area;

export const isAreaGuard = (guard: Guard): guard is Area => AREAS.some((area) => area === guard);

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Schema = z.ZodMiniType;

export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
  G extends Guard = Guard,
> {
  method: Method;
  /** Fastify syntax: `/api/events/:id`. */
  path: `/api/${string}`;
  guard: G;
  /**
   * Exempt from the CSRF check, for other programs: only a signed token in the call may authorize it, never the
   * session.
   */
  anyOrigin?: true;
  /** Repeated with the same `Idempotency-Key` header, a call gets the response of the first. */
  takesIdempotencyKey?: true;
  /**
   * Optimistic concurrency: the body has the `version` that was read, which a decision may leave out. A stale one is
   * answered with 409 (`version_conflict`) and the current record.
   */
  versioned?: true;
  /**
   * Step-up: refused with `proof_required` when the last proof of identity is too old. Unsafe calls of the office
   * without it say why: `daily-work` is audited and ends or reaches no account; `sends-nothing` previews a draft.
   */
  needsProof?: true | 'daily-work' | 'sends-nothing';
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Absent for a redirect, a page or a file. */
  response?: Response;
  status: 200 | 201 | 204 | 302;
}

type Parts<P extends Schema, Q extends Schema, B extends Schema, R extends Schema, G extends Guard> = Omit<
  Endpoint<P, Q, B, R, G>,
  'method' | 'path' | 'guard' | 'summary' | 'status'
> & { status?: Endpoint['status'] };

const calledBy =
  (method: Method) =>
  <
    const G extends Guard,
    P extends Schema = never,
    Q extends Schema = never,
    B extends Schema = never,
    R extends Schema = never,
  >(
    path: Endpoint['path'],
    guard: G,
    summary: string,
    parts: Parts<P, Q, B, R, G> = {},
  ): Endpoint<P, Q, B, R, G> => ({ method, path, guard, summary, status: 200, ...parts });

export const get = calledBy('GET');
export const post = calledBy('POST');
export const put = calledBy('PUT');
export const patch = calledBy('PATCH');
export const del = calledBy('DELETE');

// biome-ignore lint/suspicious/noExplicitAny: stands for every endpoint, whatever its schemas.
export type AnyEndpoint = Endpoint<any, any, any, any, Guard>;

type SchemaAt<E, K extends keyof AnyEndpoint> = E extends { [key in K]?: infer S } ? Exclude<S, undefined> : never;
type Sent<S> = [S] extends [Schema] ? ([S] extends [never] ? undefined : z.input<S>) : undefined;
type Parsed<S> = [S] extends [Schema] ? ([S] extends [never] ? undefined : z.output<S>) : undefined;

/** Input types, before defaults. */
export type ParamsOf<E> = Sent<SchemaAt<E, 'params'>>;
export type QueryOf<E> = Sent<SchemaAt<E, 'query'>>;
export type BodyOf<E> = Sent<SchemaAt<E, 'body'>>;
/** Output types, with defaults. */
export type ParsedParamsOf<E> = Parsed<SchemaAt<E, 'params'>>;
export type ParsedQueryOf<E> = Parsed<SchemaAt<E, 'query'>>;
export type ParsedBodyOf<E> = Parsed<SchemaAt<E, 'body'>>;
export type ResponseOf<E> = Parsed<SchemaAt<E, 'response'>>;

export const errorBody = z.object({
  message: z.string(),
  /** Stable word for programs: `invalid`, `not_found`, `rate_limited`… */
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Also in the server's log. */
  requestId: z.optional(z.string()),
});

export const versionConflictBody = <R extends Schema>(record: R) =>
  z.extend(errorBody, {
    /** Absent for any other conflict. */
    current: z.optional(record),
  });

export type ErrorBody = z.output<typeof errorBody> & { current?: unknown };
