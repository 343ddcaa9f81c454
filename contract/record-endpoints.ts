import * as z from 'zod/mini';
import { del, type Endpoint, type Guard, get, patch, post, put } from './endpoint.ts';
import { idParams, pageFields, pageNumber, pageSize, searchText } from './fields.ts';
import { decisionBody, scheduleBody } from './versioned-body.ts';

type Schema = z.ZodMiniType;
type Shape = z.core.$ZodShape;

const DAILY_WORK = { needsProof: 'daily-work' } as const;

/** What the office does with the records of a path. Each change answers with the record as it is now, a deletion with its id. */
export function recordEndpoints<R extends Schema, const G extends Guard>(
  path: Endpoint['path'],
  guard: G,
  response: R,
) {
  const one = `${path}/:id` as const;
  const change = { ...DAILY_WORK, params: idParams, response };
  const versioned = { ...change, versioned: true } as const;
  return {
    list: <Filter extends Shape, Items extends Shape>(summary: string, filter: Filter, items: Items) =>
      get(path, guard, summary, {
        query: z.object({ ...filter, search: searchText(), page: pageNumber, limit: pageSize(20, 100) }),
        response: z.object({ ...items, ...pageFields }),
      }),
    get: (summary: string) => get(one, guard, summary, { params: idParams, response }),
    create: <B extends Schema>(summary: string, body: B) =>
      post(path, guard, summary, { ...DAILY_WORK, takesIdempotencyKey: true, body, response, status: 201 }),
    update: <B extends Schema>(summary: string, body: B) => put(one, guard, summary, { ...change, body }),
    edit: <B extends Schema>(summary: string, body: B) => patch(one, guard, summary, { ...versioned, body }),
    publish: (summary: string) => put(`${one}/publication`, guard, summary, { ...versioned, body: decisionBody }),
    unpublish: (summary: string) => del(`${one}/publication`, guard, summary, { ...versioned, body: decisionBody }),
    schedule: (summary: string) => put(`${one}/schedule`, guard, summary, { ...versioned, body: scheduleBody }),
    unschedule: (summary: string) => del(`${one}/schedule`, guard, summary, { ...versioned, body: decisionBody }),
    /** Under a path of its own, with what it needs to know. */
    decide: <B extends Schema>(decision: string, summary: string, body: B) =>
      put(`${one}/${decision}`, guard, summary, { ...versioned, body }),
    remove: (summary: string) =>
      del(one, guard, summary, { ...DAILY_WORK, params: idParams, response: z.object({ id: z.string() }) }),
  };
}
