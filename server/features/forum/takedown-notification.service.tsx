/** @jsxRuntime automatic */

import { postPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import { Paragraph } from '../../core/mail/mail-components.tsx';
import type { Queryable } from '../../database/database.ts';
import { type NotificationTemplate, notify } from '../../services/notifications/notifications.service.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';
import { getPostAuthor } from './posts.queries.ts';

interface TakenDownPost {
  id: string;
  title: string;
  reason: string | null;
}

/** The group `system` is mailed by default. */
export function takedownTemplate({ id, title, reason }: TakenDownPost): NotificationTemplate {
  const text = `La oficina retiró tu publicación «${title}». Solo la ven tú y la oficina.`;
  const why = reason ? `Motivo: ${reason}` : 'Si tienes preguntas, escríbele desde la página de contacto.';
  return {
    kind: 'moderation-takedown',
    title: 'Tu publicación fue retirada',
    body: `${text} ${why}`,
    href: postPath({ id }),
    mail: {
      subject: `Tu publicación fue retirada: ${title}`,
      content: (
        <>
          <Paragraph>{text}</Paragraph>
          <Paragraph>{why}</Paragraph>
        </>
      ),
      action: { label: 'Ver la publicación', path: postPath({ id }) },
    },
  };
}

export async function notifyOfTakedown(
  deps: Pick<Context, 'jobs' | 'config'>,
  database: Queryable,
  post: TakenDownPost,
): Promise<void> {
  const author = await getPostAuthor(database, post.id);
  await notify(deps, database, await getSettings(database), [{ to: author, template: takedownTemplate(post) }]);
}
