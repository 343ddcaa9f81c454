import { and, eq, or } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { conversations, messages } from '../../database/schema/messages.ts';
import { connections } from '../../database/schema/networking.ts';
import { earlier, instantAt, later, MINUTE_MS } from '../days.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import type { History } from '../history.ts';
import { DEMO_MEMBER } from '../members/member-profiles.ts';
import { type Community, findMember, type Member } from '../members/members.ts';
import { type ConversationText, conversationTexts } from './conversation-texts.ts';

type Message = typeof messages.$inferInsert & { id: string; createdAt: Date };

export async function insertMessages(database: Queryable, community: Community, history: History): Promise<void> {
  const demoMember = findMember(community, DEMO_MEMBER);
  const acceptedAt = await listAcceptances(database, demoMember.id);
  const talks = conversationTexts.map((text) => {
    const contact = findMember(community, text.contact);
    const since = acceptedAt.get(contact.id);
    if (!since) throw new Error(`Not connected with the demo member: ${text.contact}`);
    return { text, contact, messages: dateMessages(text, demoMember, contact, since, history) };
  });
  await insertRows(
    database,
    messages,
    talks.flatMap((talk) => talk.messages),
  );
  await insertRows(
    database,
    conversations,
    talks.flatMap((talk) => sidesOf(talk, demoMember)),
  );
}

/** When each contact and the demo member were connected: from then on they may write. */
async function listAcceptances(database: Queryable, demoMemberId: string): Promise<Map<string, Date>> {
  const rows = await database
    .select()
    .from(connections)
    .where(
      and(
        eq(connections.status, 'accepted'),
        or(eq(connections.requesterId, demoMemberId), eq(connections.receiverId, demoMemberId)),
      ),
    );
  return new Map(
    rows.map((row) => [row.requesterId === demoMemberId ? row.receiverId : row.requesterId, row.updatedAt]),
  );
}

/** In order, after the two connected and before today. */
function dateMessages(
  { contact: key, messages: texts }: ConversationText,
  demoMember: Member,
  contact: Member,
  since: Date,
  history: History,
): Message[] {
  let previous = since;
  return texts.map(({ from, daysAgo, time, text }, index) => {
    const wished = instantAt(history.dayAgo(daysAgo), time);
    const soonest = new Date(previous.getTime() + 2 * MINUTE_MS);
    const latest = new Date(history.end.getTime() - (texts.length - index) * MINUTE_MS);
    previous = earlier(later(wished, soonest), latest);
    const [sender, receiver] = from === 'contact' ? [contact, demoMember] : [demoMember, contact];
    return {
      id: demoId('direct-message', `${key}/${index}`),
      senderId: sender.id,
      receiverId: receiver.id,
      body: text,
      createdAt: previous,
    };
  });
}

interface Talk {
  text: ConversationText;
  contact: Member;
  messages: Message[];
}

/** Both sides of a conversation; only the demo member has unread messages. */
function sidesOf({ text, contact, messages: written }: Talk, demoMember: Member) {
  const last = written.at(-1);
  if (!last) throw new Error(`Nothing was said: ${text.contact}`);
  const side = { lastMessageId: last.id, lastMessageAt: last.createdAt };
  const lastRead = written[written.length - 1 - text.unread];
  return [
    { ...side, userId: demoMember.id, otherId: contact.id, unread: text.unread, lastReadAt: lastRead?.createdAt },
    { ...side, userId: contact.id, otherId: demoMember.id, unread: 0, lastReadAt: last.createdAt },
  ];
}
