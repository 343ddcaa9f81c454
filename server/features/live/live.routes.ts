import type { FastifyInstance } from 'fastify';
import { liveContract } from '#contract/live/live.contract.ts';
import type { Context } from '../../core/context.ts';
import { memberTopic } from '../../core/member-feed.ts';
import { route } from '../../core/route.ts';
import { MemberStream } from './member-stream.ts';

export function liveRoutes(app: FastifyInstance, context: Context): void {
  const { database, sessions, streams } = context;

  route(app, context, liveContract.streamLive, async ({ viewer, request, reply }) => {
    const memberId = viewer.id;
    const isSignedIn = async () => (await sessions.findViewer(request, reply))?.id === memberId;
    const stream = new MemberStream(database, { memberId, isSignedIn });
    return streams.start({ stream, topic: memberTopic(memberId), memberId, reply });
  });
}
