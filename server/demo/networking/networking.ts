import type { Queryable } from '../../database/database.ts';
import { connections } from '../../database/schema/networking.ts';
import { DAY_MS, earlier, instantAt, later } from '../days.ts';
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

/** Of which a mail tells. */
const toldAcceptances: { requester: MemberKey; receiver: MemberKey; daysAgo: number }[] = [
  { requester: 'santos-manzueta', receiver: 'benito-hernandez', daysAgo: 5 },
];

/** The day on which the portal's network opened, of which the news tell: no connection is older. */
export const NETWORK_OPENED_DAYS_AGO = 128;

export type Connection = typeof connections.$inferInsert & { createdAt: Date; updatedAt: Date };
type Status = NonNullable<Connection['status']>;

const MIN_REQUESTS = 1;
const MAX_REQUESTS = 5;
const ANSWERED_WITHIN_DAYS = 6;
const PENDING_SINCE_DAYS = 25;
const PENDING_SHARE = 0.13;
const REJECTED_SHARE = 0.04;

/** `firstMessages` tells when the demo member and a contact first wrote: they were connected by then. */
export function planConnections(
  community: Community,
  history: History,
  firstMessages: Map<MemberKey, Date>,
): Connection[] {
  const random = createRandom('networking');
  return [
    ...demoMemberConnections(community, history, firstMessages, random),
    ...otherConnections(community, history, random),
  ];
}

export async function insertConnections(database: Queryable, planned: Connection[]): Promise<void> {
  await insertRows(database, connections, planned);
}

/** Those who ask and answer in a fixed acceptance, with the time by which they had joined. */
export function findFirstRequests(history: History): [MemberKey, Date][] {
  return toldAcceptances.flatMap(({ requester, receiver, daysAgo }) => {
    const before = acceptanceAt(daysAgo + ANSWERED_WITHIN_DAYS, history);
    return [
      [requester, before],
      [receiver, before],
    ] satisfies [MemberKey, Date][];
  });
}

const acceptanceAt = (daysAgo: number, history: History) => instantAt(history.dayAgo(daysAgo), '09:10');

function demoMemberConnections(
  community: Community,
  history: History,
  firstMessages: Map<MemberKey, Date>,
  random: Random,
): Connection[] {
  const demoMember = findMember(community, DEMO_MEMBER);
  const accepted = acceptedContacts.map((key) => {
    const contact = findMember(community, key);
    const [requester, receiver] = random.chance(0.5) ? [demoMember, contact] : [contact, demoMember];
    return answered(requester, receiver, 'accepted', firstMessages.get(key) ?? history.end, history, random);
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
  const told = toldAcceptances.map(({ requester, receiver, daysAgo }) =>
    acceptedAt(acceptanceAt(daysAgo, history), findMember(community, requester), findMember(community, receiver)),
  );
  const pairs = new Map<string, [Member, Member]>();
  const known = toldAcceptances.map(({ requester, receiver }) => pairOf(requester, receiver));
  for (const requester of people) {
    for (const receiver of random.sample(people, random.integer(MIN_REQUESTS, MAX_REQUESTS))) {
      const pair = pairOf(requester.key, receiver.key);
      if (requester !== receiver && !pairs.has(pair) && !known.includes(pair)) pairs.set(pair, [requester, receiver]);
    }
  }
  const drawn = [...pairs.values()].map(([requester, receiver]) =>
    connect(requester, receiver, drawStatus(random), history, random),
  );
  return [...told, ...drawn];
}

const pairOf = (one: MemberKey, other: MemberKey) => [one, other].sort().join('/');

function drawStatus(random: Random): Status {
  const drawn = random.next();
  if (drawn < REJECTED_SHARE) return 'rejected';
  return drawn < REJECTED_SHARE + PENDING_SHARE ? 'pending' : 'accepted';
}

function connect(requester: Member, receiver: Member, status: Status, history: History, random: Random): Connection {
  if (status !== 'pending') return answered(requester, receiver, status, history.end, history, random);
  const lately = new Date(history.end.getTime() - PENDING_SINCE_DAYS * DAY_MS);
  const since = later(knownSince(requester, receiver, history), lately);
  return pendingSince(momentBetween(since, history.end, random), requester, receiver);
}

function answered(
  requester: Member,
  receiver: Member,
  status: Status,
  until: Date,
  history: History,
  random: Random,
): Connection {
  const createdAt = momentBetween(knownSince(requester, receiver, history), until, random);
  const answeredBy = earlier(until, new Date(createdAt.getTime() + ANSWERED_WITHIN_DAYS * DAY_MS));
  return { ...row(requester, receiver), status, createdAt, updatedAt: momentBetween(createdAt, answeredBy, random) };
}

function acceptedAt(updatedAt: Date, requester: Member, receiver: Member): Connection {
  const createdAt = new Date(updatedAt.getTime() - DAY_MS);
  return { ...row(requester, receiver), status: 'accepted', createdAt, updatedAt };
}

function knownSince(requester: Member, receiver: Member, history: History): Date {
  const opened = instantAt(history.dayAgo(NETWORK_OPENED_DAYS_AGO), '08:00');
  return later(opened, later(requester.joinedAt, receiver.joinedAt));
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
