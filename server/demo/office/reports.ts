import type { Queryable } from '../../database/database.ts';
import { reports } from '../../database/schema/reports.ts';
import { DAY_MS, earlier, HOUR_MS, instantAt, later, MINUTE_MS } from '../days.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import type { Discussion } from '../forum/discussions.ts';
import type { History } from '../history.ts';
import { ADMIN, type MemberKey, memberProfiles } from '../members/member-profiles.ts';
import { type Community, findMember } from '../members/members.ts';

type Status = 'open' | 'resolved' | 'dismissed';

interface ForumReportText {
  /** Beginning of the title. */
  post: string;
  /** Beginning of the comment; absent where the post itself is meant. */
  comment?: string;
  reporter: MemberKey;
  reason: 'spam' | 'offensive' | 'off-topic' | 'other';
  details: string;
  /** Absent where it was reported at once. */
  daysAgo?: number;
  status: Status;
}

export const forumReportTexts: ForumReportText[] = [
  {
    post: 'Cuánto fiao es demasiado',
    comment: 'MOTORES CON 0 INICIAL',
    reporter: 'belkis-nunez',
    reason: 'spam',
    details: 'Otra vez vendiendo motores en la conversacion de otro',
    status: 'resolved',
  },
  {
    post: 'Vendo compactadora',
    reporter: 'samuel-de-los-santos',
    reason: 'off-topic',
    details: '¿Aquí se puede vender? Pregunto porque si se puede yo también tengo cosas.',
    status: 'dismissed',
  },
  {
    post: 'Delivery propio o por aplicación',
    comment: 'Problema de empaque??',
    reporter: 'cristian-nolasco',
    reason: 'offensive',
    details: 'no me gustó el tono, me está diciendo mentiroso delante de todo el mundo',
    status: 'open',
  },
  {
    post: 'Gomeros y talleres de carretera',
    reporter: 'wander-marte',
    reason: 'other',
    details: 'mi papa es gomero y da su comprobante. ahi nos meten a todos en el mismo saco',
    daysAgo: 8,
    status: 'open',
  },
];

interface MessageReportText {
  sender: MemberKey;
  reporter: MemberKey;
  body: string;
  reason: 'spam' | 'fraud';
  details: string | null;
  daysAgo: number;
  status: Status;
}

export const messageReportTexts: MessageReportText[] = [
  {
    sender: 'anyelo-castro',
    reporter: 'rosa-elena-tavarez',
    body: 'Buenas, le interesa un motor para su delivery? 0 inicial, le llevo los papeles a su negocio 🏍️',
    reason: 'spam',
    details: 'Nunca le he escrito. A mi vecina le llegó el mismo.',
    daysAgo: 41,
    status: 'resolved',
  },
  {
    sender: 'radhames-santana',
    reporter: 'victoria-almonte',
    body: 'Doña Victoria, le paso el número de cuenta de mi primo para el avance de la miel, que el mío está en problemas',
    reason: 'fraud',
    details: 'Me pareció raro lo de la cuenta de otra persona. A lo mejor no es nada.',
    daysAgo: 4,
    status: 'open',
  },
];

const PROFILE_REPORT = {
  member: 'yeison-cedeno',
  reporter: 'mariluz-herrera',
  details: 'El teléfono de esa ficha ya no es de él: a cada rato me llaman buscándolo.',
  daysAgo: 6,
} as const;

const nameOf = (key: MemberKey) => memberProfiles[key];

/** Reports of posts, comments, messages and a profile: open, resolved and dismissed. */
export async function insertReports(
  database: Queryable,
  discussions: Discussion[],
  community: Community,
  history: History,
): Promise<void> {
  const decided = (status: Status, createdAt: Date) =>
    status === 'open'
      ? { status }
      : {
          status,
          resolvedBy: findMember(community, ADMIN).id,
          resolvedAt: earlier(new Date(createdAt.getTime() + DAY_MS), lastMoment(history)),
        };

  await insertRows(
    database,
    reports,
    forumReportTexts.map(({ post, comment, reporter, reason, details, daysAgo, status }) => {
      const target = findTarget(discussions, post, comment);
      const soon = new Date(target.createdAt.getTime() + 5 * HOUR_MS);
      const createdAt = earlier(
        daysAgo === undefined ? soon : later(soon, instantAt(history.dayAgo(daysAgo), '20:15')),
        lastMoment(history),
      );
      const { firstName, lastName } = nameOf(target.author);
      return {
        id: demoId('forum report', `${post}/${comment ?? ''}`),
        kind: target.kind,
        subjectId: target.id,
        authorId: findMember(community, target.author).id,
        snapshot: { author: { firstName, lastName }, title: target.title, text: target.text },
        reporterId: findMember(community, reporter).id,
        reason,
        details,
        createdAt,
        ...decided(status, createdAt),
      };
    }),
  );
  await insertRows(
    database,
    reports,
    messageReportTexts.map(({ sender, reporter, body, reason, details, daysAgo, status }) => {
      const sentAt = instantAt(history.dayAgo(daysAgo), '15:10');
      const createdAt = new Date(sentAt.getTime() + 40 * MINUTE_MS);
      const { firstName, lastName } = nameOf(sender);
      return {
        id: demoId('message report', body),
        kind: 'message' as const,
        authorId: findMember(community, sender).id,
        snapshot: { author: { firstName, lastName }, text: body, sentAt: sentAt.toISOString() },
        reporterId: findMember(community, reporter).id,
        reason,
        details,
        createdAt,
        ...decided(status, createdAt),
      };
    }),
  );
  const { member, reporter, details, daysAgo } = PROFILE_REPORT;
  const { firstName, lastName, company, position, location, bio, skills } = nameOf(member);
  await insertRows(database, reports, [
    {
      id: demoId('profile report', member),
      kind: 'profile',
      subjectId: findMember(community, member).id,
      authorId: findMember(community, member).id,
      snapshot: {
        author: { firstName, lastName },
        profile: {
          company,
          position,
          location,
          bio,
          skills: Object.keys(skills),
          website: null,
          profileImageUrl: null,
        },
      },
      reporterId: findMember(community, reporter).id,
      reason: 'other',
      details,
      createdAt: instantAt(history.dayAgo(daysAgo), '09:25'),
    },
  ]);
}

const lastMoment = (history: History) => new Date(history.end.getTime() - MINUTE_MS);

function findTarget(discussions: Discussion[], post: string, comment: string | undefined) {
  const discussion = discussions.find(({ text }) => text.title.startsWith(post));
  if (!discussion) throw new Error(`No such post: ${post}`);
  const { id, text, createdAt, comments } = discussion;
  if (comment === undefined) {
    const written = { title: text.title, text: text.content.join('\n\n') };
    return { kind: 'post' as const, id, author: text.author, createdAt, ...written };
  }
  const found = comments.find(({ content }) => content.startsWith(comment));
  if (!found) throw new Error(`No such comment on «${post}»: ${comment}`);
  const { author, content } = found;
  return {
    kind: 'comment' as const,
    id: found.id,
    author,
    createdAt: found.createdAt,
    title: text.title,
    text: content,
  };
}
