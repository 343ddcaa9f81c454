import type { Queryable } from '../../database/database.ts';
import { connections } from '../../database/schema/networking.ts';
import { DAY_MS, earlier, later } from '../days.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import { type History, momentBetween, wakingMoment } from '../history.ts';
import { DEMO_MEMBER, type MemberKey } from '../members/member-profiles.ts';
import { type Community, findMember, type Member } from '../members/members.ts';
import { createRandom, type Random } from '../random.ts';

/** The people with whom the demo member talks in the forum and meets at events. */
const acceptedContacts: MemberKey[] = [
  'idalia-vizcaino',
  'starlin-berroa',
  'luis-manuel-guerrero',
  'samuel-de-los-santos',
  'yamil-abud',
  'niurka-lebron',
  'patricia-lluberes',
  'yanelis-ramirez',
  'mariluz-herrera',
  'wendy-castillo',
  'joaquin-hodge',
  'ernesto-volquez',
  'ivan-ozuna',
  'victor-manuel-caraballo',
  'kirsis-morel',
  'eligio-mercedes',
  'ramona-polanco',
  'evelyn-rawlins',
  'iluminada-garcia',
  'porfirio-de-aza',
  'franklin-severino',
  'solange-baez',
  'rosanna-phillips',
];

const awaitingAnswer: { member: MemberKey; daysAgo: number }[] = [
  { member: 'denisse-acosta', daysAgo: 2 },
  { member: 'edward-sanchez', daysAgo: 5 },
  { member: 'altagracia-mieses', daysAgo: 9 },
];

const askedByDemoMember: { member: MemberKey; daysAgo: number }[] = [{ member: 'cristian-nolasco', daysAgo: 4 }];

type Connection = typeof connections.$inferInsert;
type Status = NonNullable<Connection['status']>;

const MIN_REQUESTS = 1;
const MAX_REQUESTS = 5;
const ANSWERED_WITHIN_DAYS = 6;
const PENDING_SINCE_DAYS = 25;
const PENDING_SHARE = 0.13;
const REJECTED_SHARE = 0.04;

export async function insertConnections(database: Queryable, community: Community, history: History): Promise<void> {
  const random = createRandom('networking');
  await insertRows(database, connections, [
    ...demoMemberConnections(community, history, random),
    ...otherConnections(community, history, random),
  ]);
}

function demoMemberConnections(community: Community, history: History, random: Random): Connection[] {
  const demoMember = findMember(community, DEMO_MEMBER);
  const accepted = acceptedContacts.map((key) => {
    const contact = findMember(community, key);
    const [requester, receiver] = random.chance(0.5) ? [demoMember, contact] : [contact, demoMember];
    return connect(requester, receiver, 'accepted', history, random);
  });
  const asked = (key: MemberKey, daysAgo: number) => ({
    at: wakingMoment(history.dayAgo(daysAgo), random),
    person: findMember(community, key),
  });
  return [
    ...accepted,
    ...awaitingAnswer.map(({ member, daysAgo }) => {
      const { at, person } = asked(member, daysAgo);
      return pendingSince(at, person, demoMember);
    }),
    ...askedByDemoMember.map(({ member, daysAgo }) => {
      const { at, person } = asked(member, daysAgo);
      return pendingSince(at, demoMember, person);
    }),
  ];
}

function otherConnections(community: Community, history: History, random: Random): Connection[] {
  const people = [...community.values()].filter(({ key }) => key !== DEMO_MEMBER);
  const pairs = new Map<string, [Member, Member]>();
  for (const requester of people) {
    for (const receiver of random.sample(people, random.integer(MIN_REQUESTS, MAX_REQUESTS))) {
      const pair = [requester.key, receiver.key].sort().join('/');
      if (requester !== receiver && !pairs.has(pair)) pairs.set(pair, [requester, receiver]);
    }
  }
  return [...pairs.values()].map(([requester, receiver]) =>
    connect(requester, receiver, drawStatus(random), history, random),
  );
}

function drawStatus(random: Random): Status {
  const drawn = random.next();
  if (drawn < REJECTED_SHARE) return 'rejected';
  return drawn < REJECTED_SHARE + PENDING_SHARE ? 'pending' : 'accepted';
}

function connect(requester: Member, receiver: Member, status: Status, history: History, random: Random): Connection {
  const known = later(requester.joinedAt, receiver.joinedAt);
  if (status === 'pending') {
    const lately = new Date(history.end.getTime() - PENDING_SINCE_DAYS * DAY_MS);
    return pendingSince(momentBetween(later(known, lately), history.end, random), requester, receiver);
  }
  const createdAt = momentBetween(known, history.end, random);
  const answeredBy = earlier(history.end, new Date(createdAt.getTime() + ANSWERED_WITHIN_DAYS * DAY_MS));
  return { ...row(requester, receiver), status, createdAt, updatedAt: momentBetween(createdAt, answeredBy, random) };
}

function pendingSince(createdAt: Date, requester: Member, receiver: Member): Connection {
  return { ...row(requester, receiver), status: 'pending', createdAt, updatedAt: createdAt };
}

function row(requester: Member, receiver: Member) {
  return {
    id: demoId('connection', `${requester.key}/${receiver.key}`),
    requesterId: requester.id,
    receiverId: receiver.id,
  };
}
