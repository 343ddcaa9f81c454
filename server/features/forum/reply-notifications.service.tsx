/** @jsxRuntime automatic */

import type { ForumComment } from '#contract/forum/comments.contract.ts';
import { commentPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import { Paragraph, Quote } from '../../core/mail/mail-components.tsx';
import type { Database, Queryable } from '../../database/database.ts';
import { MAILED_REPLY_KIND } from '../notifications/notifications.queries.ts';
import {
  type NotificationRequest,
  type NotificationTemplate,
  type Recipient,
  resolveChannels,
  sendMails,
  toNotificationRow,
  truncateCounted,
} from '../notifications/notifications.service.ts';
import { getSettings } from '../site/site.queries.ts';
import { type ReplyContext, type ReplyNotice, replyGroupKey } from './new-comment.queries.ts';

interface Reply {
  comment: Pick<ForumComment, 'id' | 'postId' | 'author' | 'content'>;
  /** Of the post. */
  title: string;
  /** "respondió a tu comentario en", "comentó en tu publicación". */
  did: string;
}

const REPLY_KIND = 'forum-reply';
const REPLY_TITLE = 'Nuevo comentario en el foro';

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

export function replyTemplate({ comment, title, did }: Reply): NotificationTemplate {
  const name = comment.author ? nameOf(comment.author) : 'Alguien';
  const href = commentPath(comment);
  return {
    kind: REPLY_KIND,
    title: REPLY_TITLE,
    body: `${name} ${did} «${title}».`,
    href,
    mail: {
      subject: `Nuevo comentario: ${title}`,
      content: (
        <>
          <Quote intro={`${name} ${did} «${title}»:`}>{comment.content}</Quote>
          <Paragraph>
            No te enviaremos otro correo por esta publicación hasta que leas la notificación. Puedes elegir qué correos
            recibes en tus notificaciones, en «Preferencias».
          </Paragraph>
        </>
      ),
      action: { label: 'Ver el comentario', path: href },
    },
  };
}

export interface ReplyNotification {
  notice: ReplyNotice;
  byMail: NotificationRequest[];
}

/** For the author of the post and the one who is answered; once if they are the same person. */
export async function planReplyNotification(
  database: Database,
  { id, postId, content }: Pick<ForumComment, 'id' | 'postId' | 'content'>,
  { post: { title }, author, postAuthor, answered, notYetRead }: ReplyContext,
): Promise<ReplyNotification> {
  const comment = { id, postId, content, author };
  const request = (to: Recipient, did: string) => ({
    to,
    from: author.id,
    template: replyTemplate({ comment, title, did }),
  });
  const requests = [
    ...(answered ? [request(answered, 'respondió a tu comentario en')] : []),
    ...(postAuthor.id === answered?.id ? [] : [request(postAuthor, 'comentó en tu publicación')]),
  ];
  const { onSite, byMail } = await resolveChannels(database.genericPlanPool, requests);
  const rows = onSite.map(toNotificationRow);
  const mailedOnly = byMail.filter((request) => !onSite.includes(request));
  rows.push(...mailedOnly.map((request) => ({ ...toNotificationRow(request), kind: MAILED_REPLY_KIND })));
  return {
    notice: {
      recipients: rows.map(({ userId, kind, body }) => ({ userId, kind, body })),
      title: REPLY_TITLE,
      href: commentPath(comment),
      groupKey: replyGroupKey(postId),
      counted: truncateCounted({
        title: 'Nuevos comentarios en el foro',
        bodyAfterCount: ` comentarios nuevos en «${title}». El último es de ${nameOf(author)}.`,
      }),
    },
    byMail: byMail.filter(({ to }) => !notYetRead.includes(to.id)),
  };
}

/** A notification that joined an unread one, be it of a moment ago, already had its mail. */
export async function mailReplies(
  deps: Pick<Context, 'jobs' | 'config'>,
  database: Queryable,
  requests: NotificationRequest[],
  joined: string[],
): Promise<void> {
  const mailed = requests.filter(({ to }) => !joined.includes(to.id));
  if (mailed.length > 0) await sendMails(deps, database, await getSettings(database), mailed);
}
