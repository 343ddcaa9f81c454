import { describe, expect, it } from 'vitest';
import { RETENTION_DAYS } from '../core/retention.ts';
import { addDays, DAY_MS, dayOf, instantAt, weekdayOf } from './days.ts';
import { speakerKeys } from './events/speakers.ts';
import { announcements, attendances, consequences, facts } from './facts.ts';
import { categories } from './forum/categories.ts';
import { ADMIN, DEMO_MEMBER, type MemberKey, memberProfiles } from './members/member-profiles.ts';
import { findMember } from './members/members.ts';
import { isWoman } from './members/portraits.ts';
import { conversationTexts } from './messages/conversation-texts.ts';
import { NETWORK_OPENED_DAYS_AGO } from './networking/networking.ts';
import { newsTexts } from './news/news-texts.ts';
import { failedMailTexts } from './office/jobs.ts';
import { forumReportTexts } from './office/reports.ts';
import { type Plan, planDemo } from './plan-demo.ts';
import { projectTexts } from './projects/project-texts.ts';
import { seasonalPosts } from './seasons/seasonal-posts.ts';
import { namedWeekdays } from './weekdays.ts';
import { isWorkingDay } from './working-days.ts';

const FIRST_LOAD = '2026-11-15';
/** A week, so that each weekday has its turn, the first of each month of two years, and days that gave trouble. */
const LOAD_DAYS = [
  ...Array.from({ length: 7 }, (_, index) => addDays(FIRST_LOAD, index)),
  ...Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(2026, 11 + index, 1)).toISOString().slice(0, 10)),
  ...['2026-01-01', '2026-01-20', '2026-12-24', '2027-01-05', '2027-05-20', '2027-08-27'],
];
const plans = LOAD_DAYS.map((today) => [today, planDemo(today)] as const);

/** Lines that do not hold, over all load days. */
const wrong = (find: (plan: Plan) => string[]) =>
  plans.flatMap(([today, plan]) => find(plan).map((line) => `loaded on ${today}: ${line}`));

const keyOf = ({ community }: Plan) => new Map([...community.values()].map(({ id, key }) => [id, key]));

function registered(plan: Plan, event: string) {
  const id = plan.events.find(({ text }) => text.key === event)?.id;
  const keys = keyOf(plan);
  return plan.registrations
    .filter(({ eventId }) => eventId === id)
    .map((registration) => ({ ...registration, member: keys.get(registration.userId ?? '') }));
}

/** Everything that somebody says on a day. */
function dated({ discussions, talks, news }: Plan): { at: Date; text: string }[] {
  return [
    ...discussions.flatMap(({ text, createdAt, comments }) => [
      { at: createdAt, text: [text.title, ...text.content].join('\n') },
      ...comments.map(({ content, createdAt: at }) => ({ at, text: content })),
    ]),
    ...talks.flatMap(({ messages }) => messages.map(({ body, createdAt }) => ({ at: createdAt, text: body }))),
    ...news.map(({ title, excerpt, content, date }) => ({
      at: instantAt(date, '08:00'),
      text: [title, excerpt, content].join('\n'),
    })),
  ];
}

const titled = ({ discussions, projects, news, events }: Plan) => [
  ...discussions.map(({ text, createdAt }) => ({ title: text.title, at: createdAt })),
  ...projects.map(({ row }) => ({ title: row.title, at: row.createdAt })),
  ...news.map(({ title, date }) => ({ title, at: instantAt(date, '08:00') })),
  ...events.map(({ text, date }) => ({ title: text.title, at: instantAt(date, '08:00') })),
];

describe('the table of facts', () => {
  const texts = JSON.stringify([
    categories,
    seasonalPosts,
    newsTexts,
    projectTexts,
    conversationTexts,
    failedMailTexts,
    memberProfiles,
  ]);

  it.each([
    ...attendances.map(({ member, said }) => [member, said] as const),
    ...facts.flatMap(({ about, said }) => said.map((words) => [about, words] as const)),
  ])('on %s is what the texts say: «%s»', (_about, words) => {
    expect(texts).toContain(words);
  });
});

describe('the demo data set, whatever the day it is loaded', () => {
  it('has those at an event whom a text places there, who also went', () => {
    expect(
      wrong((plan) =>
        plan.events.flatMap(({ text, isPast }) => {
          const people = registered(plan, text.key);
          const told = attendances.filter(({ event }) => event === text.key).map(({ member }) => member);
          return [...told, ...(text.registered ?? [])].flatMap((member) => {
            const found = people.find((each) => each.member === member);
            return found && (!isPast || found.attendedAt) ? [] : [`${member} is not at ${text.key}`];
          });
        }),
      ),
    ).toEqual([]);
  });

  it('has no speaker among the public, and fills every seat that an event counts', () => {
    expect(
      wrong((plan) =>
        plan.events.flatMap(({ text }) => {
          const people = registered(plan, text.key);
          const { registered: seats = 0, waiting = 0 } = text.seats ?? {};
          const keys = people.map(({ member }) => member);
          return [
            ...speakerKeys(text).flatMap((key) => (keys.includes(key) ? [`${key} listens to ${text.key}`] : [])),
            ...(people.length === seats + waiting ? [] : [`${text.key} has ${people.length} people`]),
            ...(new Set(keys).size === keys.length ? [] : [`${text.key} has somebody twice`]),
          ];
        }),
      ),
    ).toEqual([]);
  });

  it('has women only at the coffee of women who own a business', () => {
    const event = plans[0]?.[1].events.find(({ text }) => text.key === 'women-owners-coffee')?.text;
    expect(event?.circle?.filter((key) => !isWoman(key))).toEqual([]);
    expect(
      wrong((plan) =>
        registered(plan, 'women-owners-coffee').flatMap(({ member }) =>
          member && isWoman(member) ? [] : [`${member}`],
        ),
      ),
    ).toEqual([]);
  });

  it('filled the workshop on WhatsApp with small firms, in seven days, before the news of it', () => {
    expect(
      wrong((plan) => {
        const event = plan.events.find(({ text }) => text.key === 'whatsapp-workshop');
        const told = plan.news.find(({ title }) => title.startsWith('El taller de WhatsApp'));
        if (!event || !told) return ['no workshop'];
        return registered(plan, 'whatsapp-workshop').flatMap(({ member, registeredAt, status }) => {
          const at = registeredAt ?? new Date(0);
          const isInTime =
            status === 'confirmed'
              ? at.getTime() - event.announcedAt.getTime() <= 7 * DAY_MS
              : at < instantAt(told.date, '08:00');
          return isInTime ? [] : [`${member} as ${status} at ${at.toISOString()}`];
        });
      }),
    ).toEqual([]);
    const elsewhere: MemberKey[] = [ADMIN, 'altagracia-pena', 'samuel-de-los-santos', 'luis-manuel-guerrero'];
    const people = plans.flatMap(([, plan]) => registered(plan, 'whatsapp-workshop').map(({ member }) => member));
    expect(elsewhere.filter((key) => people.includes(key))).toEqual([]);
  });

  it('lets nobody name the weekday on which they write', () => {
    expect(
      wrong((plan) =>
        dated(plan).flatMap(({ at, text }) =>
          namedWeekdays(text).includes(weekdayOf(dayOf(at))) ? [`${dayOf(at)} ${text.slice(0, 80)}`] : [],
        ),
      ),
    ).toEqual([]);
  });

  it('promises no weekday in messages, whose days are counted from today', () => {
    const messages = plans[0]?.[1].talks.flatMap(({ messages: all }) => all.map(({ body }) => body)) ?? [];
    expect(messages.filter((body) => namedWeekdays(body).length > 0)).toEqual([]);
  });

  it('names in the news of an event the weekday of that event', () => {
    expect(
      wrong(({ news, events }) =>
        news.flatMap(({ title, excerpt, content, event }) => {
          const date = events.find(({ text }) => text.key === event)?.date;
          const named = namedWeekdays([title, excerpt, content].join('\n'));
          return date && named.some((weekday) => weekday !== weekdayOf(date)) ? [title] : [];
        }),
      ),
    ).toEqual([]);
  });

  it('publishes news and announces events on working days, never many at once', () => {
    expect(
      wrong(({ news, events }) => [
        ...news.flatMap(({ title, date }) => (isWorkingDay(date) ? [] : [`${title} on ${date}`])),
        ...events.flatMap(({ text, announcedAt }) =>
          isWorkingDay(dayOf(announcedAt)) ? [] : [`${text.key} on ${dayOf(announcedAt)}`],
        ),
        ...(new Set(events.map(({ announcedAt }) => announcedAt.getTime())).size === events.length
          ? []
          : ['two events in the same minute']),
      ]),
    ).toEqual([]);
  });

  it('has the newest item of news on the tax conference, before all others', () => {
    expect(
      wrong(({ news }) => {
        const newest = news
          .map(({ date }) => date)
          .sort()
          .at(-1);
        return news.flatMap(({ featured = false, title, date }) =>
          (date === newest) === featured ? [] : [`${title} on ${date}`],
        );
      }),
    ).toEqual([]);
  });

  it.each(announcements)('announced what «%s» speaks of', (words, keys) => {
    expect(
      wrong(({ news, events }) => {
        const told = news.find(({ title }) => title.includes(words))?.date ?? '';
        return keys.flatMap((key) => {
          const announced = events.find(({ text }) => text.key === key)?.announcedAt;
          return announced && dayOf(announced) < told ? [] : [`${key} at ${announced?.toISOString()}, told ${told}`];
        });
      }),
    ).toEqual([]);
  });

  it.each(consequences)('tells of «%s» before «%s»', (cause, consequence) => {
    expect(
      wrong((plan) => {
        const all = titled(plan);
        const [before, after] = [cause, consequence].map((start) => all.find(({ title }) => title.startsWith(start)));
        return before && after && before.at < after.at
          ? []
          : [`${before?.title} at ${before?.at.toISOString()}, ${after?.title} at ${after?.at.toISOString()}`];
      }),
    ).toEqual([]);
  });

  it('answers after the question, and after the answer before', () => {
    expect(
      wrong(({ discussions }) =>
        discussions.flatMap(({ text, createdAt, comments }) => {
          const last = new Map<string | null, Date>();
          const written = new Map(comments.map((comment) => [comment.id as string | null, comment.createdAt]));
          return comments.flatMap(({ parentId, content, createdAt: at }) => {
            const before = last.get(parentId) ?? written.get(parentId) ?? createdAt;
            last.set(parentId, at);
            return at > before ? [] : [`${text.title}: ${content.slice(0, 60)}`];
          });
        }),
      ),
    ).toEqual([]);
  });

  it('connects nobody before the network opened, and lets only those write who are connected', () => {
    expect(
      wrong((plan) => {
        const { connections, talks, history, community } = plan;
        const opened = instantAt(history.dayAgo(NETWORK_OPENED_DAYS_AGO), '08:00');
        const news = plan.news.find(({ title }) => title.includes('estrena red de contactos'));
        const demoMember = findMember(community, DEMO_MEMBER).id;
        return [
          ...(news && instantAt(news.date, '08:00') <= opened ? [] : ['the network opened before the news']),
          ...connections.flatMap(({ createdAt, id }) => (createdAt < opened ? [`${id} at ${createdAt}`] : [])),
          ...talks.flatMap(({ contact, messages: [first] }) => {
            const accepted = connections.find(
              ({ requesterId, receiverId, status }) =>
                status === 'accepted' && [requesterId, receiverId].every((id) => [demoMember, contact.id].includes(id)),
            );
            return accepted && first && accepted.updatedAt <= first.createdAt ? [] : [`${contact.key} wrote before`];
          }),
        ];
      }),
    ).toEqual([]);
  });

  it('writes messages at the hour that their text gives', () => {
    expect(
      wrong(({ talks, history: { dayAgo } }) =>
        talks.flatMap(({ text, messages }) =>
          text.messages.flatMap(({ daysAgo, time, text: body }, index) => {
            const wished = instantAt(dayAgo(daysAgo), time).getTime();
            return messages[index]?.createdAt.getTime() === wished ? [] : [body];
          }),
        ),
      ),
    ).toEqual([]);
  });

  it('has mails that failed of things that happened', () => {
    expect(
      wrong((plan) =>
        failedMailTexts.flatMap(({ to, subject }) => {
          const event = plan.events.find(({ text }) => subject.endsWith(`: ${text.title}`))?.text;
          if (event) return registered(plan, event.key).some(({ member }) => member === to) ? [] : [subject];
          const keys = keyOf(plan);
          const accepted = plan.connections.some(
            ({ requesterId, receiverId, status }) =>
              status === 'accepted' &&
              keys.get(requesterId) === to &&
              subject.startsWith(nameOf(keys.get(receiverId) ?? DEMO_MEMBER)),
          );
          return accepted ? [] : [subject];
        }),
      ),
    ).toEqual([]);
  });

  it('has reports of what is recent, none of which is kept for too long', () => {
    expect(
      wrong(({ discussions, history }) =>
        forumReportTexts.flatMap(({ post, status }) => {
          const reported = discussions.find(({ text }) => text.title.startsWith(post));
          const kept = status === 'open' ? 15 : RETENTION_DAYS.decidedReports;
          const age = history.end.getTime() - (reported?.createdAt.getTime() ?? 0);
          return age < kept * DAY_MS ? [] : [post];
        }),
      ),
    ).toEqual([]);
  });
});

const nameOf = (key: MemberKey) => `${memberProfiles[key].firstName} ${memberProfiles[key].lastName}`;
