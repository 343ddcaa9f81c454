import type { FastifyInstance } from 'fastify';
import { type LiveCounts, type LiveEvents, liveContract } from '#contract/live/live.contract.ts';
import type { Context } from '../../core/context.ts';
import { MAINTENANCE_TOPIC } from '../../core/maintenance-mode.ts';
import { type MemberEvent, memberTopic } from '../../core/member-events.ts';
import { type Presented, route } from '../../core/route.ts';
import { SseStream } from '../../core/sse.ts';
import type { Database } from '../../database/database.ts';
import { countUnread, findNotification } from '../../services/notifications/notifications.queries.ts';
import { countUnreadMessages } from '../messages/conversations.queries.ts';
import { findOwnMessage } from '../messages/messages.service.ts';

class MemberStream extends SseStream<true> {
  constructor(
    private readonly database: Database,
    private readonly subscription: { memberId: string; isSignedIn(): Promise<boolean> },
  ) {
    super();
  }

  onMessage(event: MemberEvent): void {
    this.enqueue(async () => {
      if (event.kind === 'notification') await this.sendNotification(event.id);
      else if (event.kind === 'message') await this.sendMessage(event.id);
      else if (event.kind === 'read')
        await this.sendWithCounts('read', event.memberId ? { memberId: event.memberId } : {});
      else await this.sendWithCounts(event.kind, {});
    });
  }

  /** For open windows; new ones read the settings. */
  onMaintenanceChange(): void {
    this.enqueue(() => this.sendWithCounts('site', {}));
  }

  onReconnect(): void {
    this.enqueue(() => this.sendWithCounts('snapshot', {}));
  }

  protected async authorize(): Promise<true | null> {
    return (await this.subscription.isSignedIn()) || null;
  }

  private async sendNotification(id: string): Promise<void> {
    const notification = await findNotification(this.database, this.subscription.memberId, id);
    if (notification) await this.sendWithCounts('notification', { notification });
  }

  private async sendMessage(id: string): Promise<void> {
    const found = await findOwnMessage(this.database, this.subscription.memberId, id);
    if (found) await this.sendWithCounts('message', found);
  }

  private async sendWithCounts<Name extends keyof LiveEvents>(
    event: Name,
    data: Omit<Presented<LiveEvents[Name]>, 'counts'>,
  ): Promise<void> {
    this.send(event, { ...data, counts: await this.readCounts() });
  }

  private async readCounts(): Promise<LiveCounts> {
    const { memberId } = this.subscription;
    const [notifications, messages] = await Promise.all([
      countUnread(this.database, memberId),
      countUnreadMessages(this.database, memberId),
    ]);
    return { notifications, messages };
  }
}

export function liveRoutes(app: FastifyInstance, context: Context): void {
  const { database, sseConnections, pubsub } = context;

  route(
    app,
    context,
    liveContract.streamLive,
    async ({ viewer, currentViewer, reply }) => {
      const memberId = viewer.id;
      const isSignedIn = async () => (await currentViewer()).id === memberId;
      const stream = new MemberStream(database, { memberId, isSignedIn });
      // A reconnect brings a snapshot.
      const listener = { onMessage: () => stream.onMaintenanceChange(), onReconnect: () => {} };
      stream.output.once('close', await pubsub.subscribe(MAINTENANCE_TOPIC, listener));
      return sseConnections.start({ stream, topic: memberTopic(memberId), memberId, reply });
    },
    { isStream: true },
  );
}
