/** @jsxRuntime automatic */

import type { ForumComment } from '#contract/forum/comments.contract.ts';
import { commentPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import { Paragraph } from '../../core/mail/mail-components.tsx';
import type { Queryable } from '../../database/database.ts';
import { type NotificationTemplate, notify } from '../notifications/notifications.service.ts';
import { getSettings } from '../site/site.queries.ts';
import { findReplyRecipients } from './comments.queries.ts';

interface Reply {
  comment: Pick<ForumComment, 'id' | 'postId' | 'author'>;
  /** Of the post. */
  title: string;
  /** "respondió a tu comentario en", "comentó en tu publicación". */
  did: string;
}

/** Grouped: further comments on the same post join the unread notification. */
export function replyTemplate({ comment, title, did }: Reply): NotificationTemplate {
  const name = comment.author ? `${comment.author.firstName} ${comment.author.lastName}` : 'Alguien';
  const href = commentPath(comment);
  return {
    kind: 'forum-reply',
    title: 'Nuevo comentario en el foro',
    body: `${name} ${did} «${title}».`,
    href,
    group: {
      key: `forum-post:${comment.postId}`,
      textOf: (count) => ({
        title: 'Nuevos comentarios en el foro',
        body: `${count} comentarios nuevos en «${title}». El último es de ${name}.`,
      }),
    },
    mail: {
      subject: `Nuevo comentario: ${title}`,
      content: (
        <>
          <Paragraph>
            {name} {did} «{title}».
          </Paragraph>
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

/** Notifies the author of the post and the one who is answered; once if they are the same person. */
export async function notifyOfComment(
  deps: Pick<Context, 'jobs' | 'config'>,
  database: Queryable,
  comment: ForumComment,
): Promise<void> {
  const from = comment.author?.id;
  const addressees = await findReplyRecipients(database, comment.id);
  if (!from || !addressees) return;
  const { title, postAuthor, answered } = addressees;
  const requests = [];
  if (answered && answered.id !== from) {
    requests.push({
      to: answered,
      from,
      template: replyTemplate({ comment, title, did: 'respondió a tu comentario en' }),
    });
  }
  if (postAuthor.id !== from && postAuthor.id !== answered?.id) {
    requests.push({
      to: postAuthor,
      from,
      template: replyTemplate({ comment, title, did: 'comentó en tu publicación' }),
    });
  }
  if (requests.length > 0) await notify(deps, database, await getSettings(database), requests);
}
