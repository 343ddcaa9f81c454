import type { LiveCounts, LiveEvents } from '#contract/live/live.contract.ts';
import { EventStream } from '../../core/event-stream.ts';
import type { MemberNews } from '../../core/member-feed.ts';
import type { Database } from '../../database/database.ts';
import { countUnreadMessages } from '../messages/conversations.queries.ts';
import { findOwnMessage } from '../messages/messages.service.ts';
import { countUnread, findOwnNotification } from '../notifications/notifications.service.ts';

export interface Listening {
  memberId: string;
  /** Whether the session lasts, and still is that member's. */
  isSignedIn(): Promise<boolean>;
}

/** What one window of a member hears of all that concerns them. */
export class MemberStream extends EventStream<true> {
  constructor(
    private readonly database: Database,
    private readonly listening: Listening,
  ) {
    super();
  }

  onNews(news: MemberNews): void {
    this.inTurn(async () => {
      if (news.kind === 'notification') await this.tellNotification(news.id);
      else if (news.kind === 'message') await this.tellMessage(news.id);
      else if (news.kind === 'read') await this.tell('read', news.memberId ? { memberId: news.memberId } : {});
      else await this.tell('connection', {});
    });
  }

  /** The windows ask again for what they show, and so hear of all that was missed. */
  onGap(): void {
    this.inTurn(() => this.tell('snapshot', {}));
  }

  protected async admit(): Promise<true | null> {
    return (await this.listening.isSignedIn()) || null;
  }

  private async tellNotification(id: string): Promise<void> {
    const notification = await findOwnNotification(this.database, this.listening.memberId, id);
    if (notification) await this.tell('notification', { notification });
  }

  private async tellMessage(id: string): Promise<void> {
    const found = await findOwnMessage(this.database, this.listening.memberId, id);
    if (found) await this.tell('message', found);
  }

  private async tell<Name extends keyof LiveEvents>(
    event: Name,
    data: Omit<LiveEvents[Name], 'counts'>,
  ): Promise<void> {
    this.send(event, { ...data, counts: await this.count() });
  }

  private async count(): Promise<LiveCounts> {
    const { memberId } = this.listening;
    const [notifications, messages] = await Promise.all([
      countUnread(this.database, memberId),
      countUnreadMessages(this.database, memberId),
    ]);
    return { notifications, messages };
  }
}
