import * as z from 'zod/mini';

/** Who may call an endpoint. The server enforces it before anything else of the request is looked at. */
export type Guard = 'public' | 'member' | 'admin';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = z.ZodMiniType;

export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> {
  method: Method;
  /** Fastify syntax: `/api/events/:id`. */
  path: `/api/${string}`;
  guard: Guard;
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

type Definition<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> = Omit<
  Endpoint<P, Q, B, R>,
  'status'
> & { status?: Endpoint['status'] };

/** Says what crosses the wire for one call. The server registers it, the web client calls it, OpenAPI shows it. */
export function endpoint<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  definition: Definition<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  return { ...definition, status: definition.status ?? 200 };
}

/** What a caller may send, before defaults are filled in. */
export type ParamsOf<E> = E extends Endpoint<infer P, Schema, Schema, Schema> ? z.input<P> : never;
export type QueryOf<E> = E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.input<Q> : never;
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B, Schema> ? z.input<B> : never;
export type ResponseOf<E> = E extends Endpoint<Schema, Schema, Schema, infer R> ? z.output<R> : never;

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
