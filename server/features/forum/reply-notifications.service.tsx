/** @jsxRuntime automatic */

import type { ForumComment } from '#contract/forum/comments.contract.ts';
import { commentPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import { Paragraph, Quote } from '../../core/mail/mail-components.tsx';
import type { Database, Queryable } from '../../database/database.ts';
import { MAILED_REPLY_KIND } from '../../services/notifications/notifications.queries.ts';
import {
  type NotificationRequest,
  type NotificationTemplate,
  type Recipient,
  resolveChannels,
  sendMails,
  toNotificationRow,
  truncateCounted,
} from '../../services/notifications/notifications.service.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';
import { type ReplyContext, type ReplyNotice, replyGroupKey } from './new-comment.queries.ts';

interface Reply {
  comment: Pick<ForumComment, 'id' | 'postId' | 'author' | 'content'>;
  title: string;
  /** To a comment of the recipient, not to their post. */
  isAnswer: boolean;
}

const REPLY_KIND = 'forum-reply';
const REPLY_TITLE = 'Nuevo comentario en el foro';

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

export function replyTemplate({ comment, title, isAnswer }: Reply): NotificationTemplate {
  const name = comment.author ? nameOf(comment.author) : 'Alguien';
  const news = `${name} ${isAnswer ? 'respondió a tu comentario' : 'comentó en tu publicación'}`;
  const newsAndTitle = `${news}${isAnswer ? ' en' : ''} «${title}»`;
  const href = commentPath(comment);
  return {
    kind: REPLY_KIND,
    title: REPLY_TITLE,
    body: `${newsAndTitle}.`,
    href,
    mail: {
      subject: `${news}: ${title}`,
      content: (
        <>
          <Quote intro={`${newsAndTitle}:`}>{comment.content}</Quote>
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

/** Once if author and answered person are the same. */
export async function planReplyNotification(
  database: Database,
  { id, postId, content }: Pick<ForumComment, 'id' | 'postId' | 'content'>,
  { post: { title }, author, postAuthor, answered, notYetRead }: ReplyContext,
): Promise<ReplyNotification> {
  const comment = { id, postId, content, author };
  const request = (to: Recipient, isAnswer: boolean) => ({
    to,
    from: author.id,
    template: replyTemplate({ comment, title, isAnswer }),
  });
  const requests = [
    ...(answered ? [request(answered, true)] : []),
    ...(postAuthor.id === answered?.id ? [] : [request(postAuthor, false)]),
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

/** A notification that joined an unread one already had its mail. */
export async function mailReplies(
  deps: Pick<Context, 'jobs' | 'config'>,
  database: Queryable,
  requests: NotificationRequest[],
  joined: string[],
): Promise<void> {
  const mailed = requests.filter(({ to }) => !joined.includes(to.id));
  if (mailed.length > 0) await sendMails(deps, database, await getSettings(database), mailed);
}
