/** @jsxRuntime automatic */

import type { ForumComment } from '#contract/forum/comments.contract.ts';
import { commentPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import { Paragraph, Quote } from '../../core/mail/mail-components.tsx';
import type { Queryable } from '../../database/database.ts';
import { insertGroupedNotifications, MAILED_REPLY_KIND } from '../../services/notifications/notifications.queries.ts';
import {
  type NotificationTemplate,
  type Recipient,
  resolveChannels,
  sendMails,
  toNotificationRow,
  truncateCounted,
} from '../../services/notifications/notifications.service.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';
import type { CommentRow } from './comments.queries.ts';
import { getPostAuthor } from './posts.queries.ts';

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

/** Further comments on the post join the unread notification. */
const replyGroupKey = (postId: string) => `forum-post:${postId}`;

interface NewReply {
  comment: CommentRow;
  title: string;
  answered: Recipient | undefined;
}

/** Once if author and answered person are the same. A notification that joined an unread one already had its mail. */
export async function notifyReply(
  deps: Pick<Context, 'jobs' | 'config'>,
  transaction: Queryable,
  { comment, title, answered }: NewReply,
): Promise<void> {
  const postAuthor = await getPostAuthor(transaction, comment.postId);
  const request = (to: Recipient, isAnswer: boolean) => ({
    to,
    from: comment.author.id,
    template: replyTemplate({ comment, title, isAnswer }),
  });
  const requests = [
    ...(answered ? [request(answered, true)] : []),
    ...(postAuthor.id === answered?.id ? [] : [request(postAuthor, false)]),
  ];
  const { onSite, byMail } = await resolveChannels(transaction, requests);
  const mailedOnly = byMail.filter((each) => !onSite.includes(each));
  const rows = [
    ...onSite.map(toNotificationRow),
    ...mailedOnly.map((each) => ({ ...toNotificationRow(each), kind: MAILED_REPLY_KIND })),
  ].map((row) => ({ ...row, groupKey: replyGroupKey(comment.postId) }));
  const several = truncateCounted({
    title: 'Nuevos comentarios en el foro',
    bodyAfterCount: ` comentarios nuevos en «${title}». El último es de ${nameOf(comment.author)}.`,
  });
  const notified = await insertGroupedNotifications(transaction, rows, several);
  const firsts = new Set(notified.filter(({ count }) => count === 1).map(({ userId }) => userId));
  const mailed = byMail.filter(({ to }) => firsts.has(to.id));
  if (mailed.length > 0) await sendMails(deps, transaction, await getSettings(transaction), mailed);
}
