import type { LiveCounts, LiveEvents } from '#contract/live/live.contract.ts';
import type { MemberEvent } from '../../core/member-events.ts';
import { SseStream } from '../../core/sse-stream.ts';
import type { Database } from '../../database/database.ts';
import { countUnreadMessages } from '../messages/conversations.queries.ts';
import { findOwnMessage } from '../messages/messages.service.ts';
import { countUnread, findOwnNotification } from '../notifications/notifications.service.ts';

export interface MemberSubscription {
  memberId: string;
  /** Whether the session has not ended and is still that member's. */
  isSignedIn(): Promise<boolean>;
}

/** SSE stream of one window of a member. */
export class MemberStream extends SseStream<true> {
  constructor(
    private readonly database: Database,
    private readonly subscription: MemberSubscription,
  ) {
    super();
  }

  onMessage(event: MemberEvent): void {
    this.enqueue(async () => {
      if (event.kind === 'notification') await this.sendNotification(event.id);
      else if (event.kind === 'message') await this.sendMessage(event.id);
      else if (event.kind === 'read')
        await this.sendWithCounts('read', event.memberId ? { memberId: event.memberId } : {});
      else await this.sendWithCounts('connection', {});
    });
  }

  /** The windows refetch what they show. */
  onReconnect(): void {
    this.enqueue(() => this.sendWithCounts('snapshot', {}));
  }

  protected async authorize(): Promise<true | null> {
    return (await this.subscription.isSignedIn()) || null;
  }

  private async sendNotification(id: string): Promise<void> {
    const notification = await findOwnNotification(this.database, this.subscription.memberId, id);
    if (notification) await this.sendWithCounts('notification', { notification });
  }

  private async sendMessage(id: string): Promise<void> {
    const found = await findOwnMessage(this.database, this.subscription.memberId, id);
    if (found) await this.sendWithCounts('message', found);
  }

  private async sendWithCounts<Name extends keyof LiveEvents>(
    event: Name,
    data: Omit<LiveEvents[Name], 'counts'>,
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
