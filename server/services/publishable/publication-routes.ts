import type { FastifyInstance } from 'fastify';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import type { Context } from '../../core/context.ts';
import { checkPublishAt } from '../../core/publish-at.ts';
import { route } from '../../core/route.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Change, Decision } from './publishable-records.ts';

type Act = 'publish' | 'unpublish' | 'schedule' | 'unschedule';

interface Records<Row, Shown, Values> {
  get: (id: string) => Promise<Shown>;
  change: (
    viewer: Viewer,
    act: never,
    decision: Decision,
    valuesFor: (change: Change<Row, Shown>) => Values | Promise<Values>,
  ) => Promise<Shown>;
  remove: (viewer: Viewer, id: string) => Promise<{ id: string }>;
}

interface Choice {
  viewer: Viewer;
  /** Of `schedule`; else now. */
  publishAt: Date;
}

interface Publication<Row, Shown, Values> {
  endpoints: { get: AnyEndpoint; remove: AnyEndpoint } & { [Name in Act]?: AnyEndpoint };
  /** What each act writes; null where it changes nothing. */
  acts: { [Name in Act]?: (change: Change<Row, Shown>, choice: Choice) => Values | Promise<Values> };
}

/** Reading, publishing, scheduling and deleting records of one kind. */
export function publicationRoutes<Row, Shown, Values>(
  app: FastifyInstance,
  context: Context,
  records: Records<Row, Shown, Values>,
  { endpoints, acts }: Publication<Row, Shown, Values>,
): void {
  const { now } = context;
  route(app, context, endpoints.get, ({ params }) => records.get(params.id));
  for (const act of ['publish', 'unpublish', 'schedule', 'unschedule'] as const) {
    const endpoint = endpoints[act];
    const valuesFor = acts[act];
    if (!endpoint || !valuesFor) continue;
    route(app, context, endpoint, ({ params: { id }, body, viewer }) => {
      const publishAt = act === 'schedule' ? checkPublishAt(body.publishAt, now()) : now();
      const decision = { id, version: body?.version };
      return records.change(viewer, act as never, decision, (change) => valuesFor(change, { viewer, publishAt }));
    });
  }
  route(app, context, endpoints.remove, ({ params, viewer }) => records.remove(viewer, params.id));
}
