import * as z from 'zod/mini';

/**
 * Who may call an endpoint. The server enforces it before anything else of the request is looked at. `confirmed` is a
 * member whose e-mail address is confirmed; where the portal sends no mail, every member counts as such.
 */
export type Guard = 'public' | 'member' | 'confirmed' | 'admin';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
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
   * True where programs that are not the portal's own pages may call it, and it changes something: they send no
   * `Origin`, or another one. What they bring along (a signed token) has to be all that counts, never the session.
   */
  anyOrigin?: true;
  /**
   * True where doing it twice makes two of something. With the header `Idempotency-Key` a request that is repeated,
   * because no answer came, gets the answer of the first.
   */
  takesIdempotencyKey?: true;
  /** Step-up: refused with `proof_required` when the caller's last proof of identity is too old. */
  needsProof?: true;
  /** One line for the API's documentation. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** JSON of the successful answer. Absent where the answer is a redirect, a page or a file. */
  response?: Response;
  /** Status of the successful answer. */
  status: 200 | 201 | 204 | 302;
}

type Definition<P extends Schema, Q extends Schema, B extends Schema, R extends Schema, G extends Guard> = Omit<
  Endpoint<P, Q, B, R, G>,
  'status'
> & { status?: Endpoint['status'] };

/** Says what crosses the wire for one call. The server registers it, the web client calls it, OpenAPI shows it. */
export function endpoint<
  const G extends Guard,
  P extends Schema = never,
  Q extends Schema = never,
  B extends Schema = never,
  R extends Schema = never,
>(definition: Definition<P, Q, B, R, G>): Endpoint<P, Q, B, R, G> {
  return { ...definition, status: definition.status ?? 200 };
}

// biome-ignore lint/suspicious/noExplicitAny: stands for every endpoint, whatever its schemas.
export type AnyEndpoint = Endpoint<any, any, any, any, Guard>;

type SchemaAt<E, K extends keyof AnyEndpoint> = E extends { [key in K]?: infer S } ? Exclude<S, undefined> : never;
type Sent<S> = [S] extends [Schema] ? ([S] extends [never] ? undefined : z.input<S>) : undefined;
type Parsed<S> = [S] extends [Schema] ? ([S] extends [never] ? undefined : z.output<S>) : undefined;

/** What a caller sends, before defaults are filled in. */
export type ParamsOf<E> = Sent<SchemaAt<E, 'params'>>;
export type QueryOf<E> = Sent<SchemaAt<E, 'query'>>;
export type BodyOf<E> = Sent<SchemaAt<E, 'body'>>;
/** What the server gets to see of it. */
export type ParsedParamsOf<E> = Parsed<SchemaAt<E, 'params'>>;
export type ParsedQueryOf<E> = Parsed<SchemaAt<E, 'query'>>;
export type ParsedBodyOf<E> = Parsed<SchemaAt<E, 'body'>>;
export type ResponseOf<E> = Parsed<SchemaAt<E, 'response'>>;

/** The body of every answer that is not a success. */
export const errorBody = z.object({
  message: z.string(),
  /** Stable word for programs: `invalid`, `not_found`, `rate_limited`… */
  code: z.optional(z.string()),
  /** Message by field, where validation failed. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Found again in the server's log. */
  requestId: z.optional(z.string()),
});
export type ErrorBody = z.output<typeof errorBody>;
