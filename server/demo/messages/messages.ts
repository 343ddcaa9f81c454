import type { Queryable } from '../../database/database.ts';
import { conversations, messages } from '../../database/schema/messages.ts';
import { earlier, instantAt, later, MINUTE_MS } from '../days.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import type { History } from '../history.ts';
import { DEMO_MEMBER, type MemberKey } from '../members/member-profiles.ts';
import { type Community, findMember, type Member } from '../members/members.ts';
import { type ConversationText, conversationTexts, type MessageText } from './conversation-texts.ts';

type Message = typeof messages.$inferInsert & { id: string; createdAt: Date };

export interface Talk {
  text: ConversationText;
  contact: Member;
  messages: Message[];
}

export function findFirstMessages(history: History): Map<MemberKey, Date> {
  return new Map(
    conversationTexts.map(({ contact, messages: [first] }) => [
      contact,
      first ? momentOf(first, history) : history.end,
    ]),
  );
}

const momentOf = ({ daysAgo, time }: MessageText, history: History) => instantAt(history.dayAgo(daysAgo), time);

export function planMessages(community: Community, history: History): Talk[] {
  const demoMember = findMember(community, DEMO_MEMBER);
  return conversationTexts.map((text) => {
    const contact = findMember(community, text.contact);
    return { text, contact, messages: dateMessages(text, demoMember, contact, history) };
  });
}

export async function insertMessages(database: Queryable, talks: Talk[], community: Community): Promise<void> {
  const demoMember = findMember(community, DEMO_MEMBER);
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

/** In order and before today. */
function dateMessages(
  { contact: key, messages: texts }: ConversationText,
  demoMember: Member,
  contact: Member,
  history: History,
): Message[] {
  let previous = new Date(0);
  return texts.map((message, index) => {
    const { from, text } = message;
    const soonest = new Date(previous.getTime() + 2 * MINUTE_MS);
    const latest = new Date(history.end.getTime() - (texts.length - index) * MINUTE_MS);
    previous = earlier(later(momentOf(message, history), soonest), latest);
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
