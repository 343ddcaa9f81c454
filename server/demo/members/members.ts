import type { Queryable } from '../../database/database.ts';
import { userSkills, users } from '../../database/schema/account.ts';
import { addDays, DAY_MS, dayOf, daysBetween, earlier, instantAt } from '../days.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import { type History, wakingMoment } from '../history.ts';
import { createRandom } from '../random.ts';
import type { MemberProfile } from './member-profile.ts';
import { ADMIN, DEMO_MEMBER, type MemberKey, memberProfiles } from './member-profiles.ts';
import { drawPortraits, insertPortraits } from './portraits.ts';

const FIXED_DATES = new Map<MemberKey, Date>([
  [ADMIN, instantAt('2025-01-08', '08:40')],
  ['altagracia-pena', instantAt('2025-01-09', '09:15')],
  ['ramon-emilio-castillo', instantAt('2025-01-09', '10:05')],
  ['luis-manuel-guerrero', instantAt('2025-01-09', '16:30')],
  [DEMO_MEMBER, instantAt('2025-02-18', '19:20')],
]);
const FIRST_DAY = '2025-01-13';
/** One says that she has just joined; the other has not written yet. */
const NEWCOMERS: MemberKey[] = ['altagracia-mieses', 'emmanuel-gomera'];

/** Members joined one after the other from 2025 until today, each before the first thing they wrote. */
function joiningDates(history: History, firstWords: Map<MemberKey, Date>): Map<MemberKey, Date> {
  const random = createRandom('joining');
  const keys = (Object.keys(memberProfiles) as MemberKey[]).filter((key) => !FIXED_DATES.has(key));
  const start = instantAt(FIRST_DAY, '00:00').getTime();
  const length = history.end.getTime() - start;

  // Members who never wrote are placed at random, more of them recently.
  const wishes = keys.map((key) => {
    const time = firstWords.get(key)?.getTime() ?? start + Math.sqrt(random.next()) * length;
    return { key, time: NEWCOMERS.includes(key) ? history.end.getTime() : time };
  });
  wishes.sort((a, b) => a.time - b.time);

  const days = daysBetween(FIRST_DAY, history.today);
  const dates = new Map(FIXED_DATES);
  wishes.forEach(({ key }, index) => {
    const evenly = wakingMoment(addDays(FIRST_DAY, Math.floor((index / wishes.length) * days)), random);
    const firstWord = firstWords.get(key);
    const beforeWords =
      firstWord && wakingMoment(dayOf(new Date(firstWord.getTime() - random.integer(1, 3) * DAY_MS)), random);
    dates.set(key, beforeWords ? earlier(evenly, beforeWords) : evenly);
  });
  return dates;
}

/** No password has this hash: nobody signs in as one of the invented members. */
const UNUSABLE_PASSWORD_HASH = '!demo';
const FREE_MAIL_DOMAINS = ['correo.example', 'buzon.example', 'mipyme.example'];
const AREA_CODES = ['809', '829', '849'];
/** One in so many has an unconfirmed address, or no phone. */
const UNVERIFIED_EVERY = 13;
const PHONELESS_EVERY = 17;
/** One in so many has no WhatsApp, or restricts the visibility of contact data. */
const WITHOUT_WHATSAPP_EVERY = 3;
const RESERVED_EVERY = 11;
/** Others than hide their phone; with this one, every contact of the demo member shows an address. */
const EMAIL_OFFSET = 5;

export interface Member {
  key: MemberKey;
  id: string;
  email: string;
  joinedAt: Date;
}

/** All members, by key. Each joined before their first post. */
export type Community = Map<MemberKey, Member>;

export function createCommunity(history: History, firstWords: Map<MemberKey, Date>): Community {
  const joined = joiningDates(history, firstWords);
  const keys = Object.keys(memberProfiles) as MemberKey[];
  return new Map(
    keys.map((key, index) => {
      const joinedAt = joined.get(key);
      if (!joinedAt) throw new Error(`No joining date: ${key}`);
      return [key, { key, id: demoId('user', key), email: emailOf(key, index), joinedAt }];
    }),
  );
}

export function findMember(community: Community, key: MemberKey): Member {
  const member = community.get(key);
  if (!member) throw new Error(`Not a member: ${key}`);
  return member;
}

export async function insertMembers(database: Queryable, community: Community, passwordHash: string): Promise<void> {
  const portraits = drawPortraits();
  await insertPortraits(database, portraits);
  const rows = [...community.values()].map((member, index): typeof users.$inferInsert => {
    const { skills: _skills, domain, ...profile } = profileOf(member.key);
    const hasAccount = member.key === ADMIN || member.key === DEMO_MEMBER;
    return {
      ...profile,
      id: member.id,
      email: member.email,
      password: hasAccount ? passwordHash : UNUSABLE_PASSWORD_HASH,
      phone: !hasAccount && index % PHONELESS_EVERY === 4 ? null : phoneOf(index),
      hasWhatsapp: hasAccount || index % WITHOUT_WHATSAPP_EVERY !== 1,
      phoneVisibility: hasAccount ? 'members' : visibilityOf(index),
      emailVisibility: hasAccount ? 'members' : visibilityOf(index + EMAIL_OFFSET),
      website: domain ? `https://www.${domain}.example` : null,
      profileImageUrl: portraits.get(member.key)?.url ?? null,
      photoHash: portraits.get(member.key)?.hash ?? null,
      role: member.key === ADMIN ? 'admin' : 'member',
      isEmailVerified: hasAccount || index % UNVERIFIED_EVERY !== 7,
      createdAt: member.joinedAt,
      updatedAt: member.joinedAt,
    };
  });
  await insertRows(database, users, rows);

  const skillRows = [...community.values()].flatMap((member) =>
    Object.entries(profileOf(member.key).skills).map(([skill, level]) => ({
      id: demoId('skill', `${member.key}/${skill}`),
      userId: member.id,
      skill,
      level,
      createdAt: member.joinedAt,
    })),
  );
  await insertRows(database, userSkills, skillRows);
}

function visibilityOf(index: number): 'members' | 'connections' | 'nobody' {
  if (index % RESERVED_EVERY === 2) return 'connections';
  return index % RESERVED_EVERY === 8 ? 'nobody' : 'members';
}

function profileOf(key: MemberKey): MemberProfile {
  return memberProfiles[key];
}

function emailOf(key: MemberKey, index: number): string {
  if (key === ADMIN) return 'admin@demo.example';
  if (key === DEMO_MEMBER) return 'miembro@demo.example';
  const { domain } = profileOf(key);
  const [firstName] = key.split('-');
  return domain
    ? `${firstName}@${domain}.example`
    : `${key.replaceAll('-', '.')}@${FREE_MAIL_DOMAINS[index % FREE_MAIL_DOMAINS.length]}`;
}

/** 555-01xx is reserved for fiction; the factor 37 scatters neighbours. */
function phoneOf(index: number): string {
  const line = (Math.floor(index / AREA_CODES.length) * 37) % 99;
  return `+1${AREA_CODES[index % AREA_CODES.length]}55501${String(line + 1).padStart(2, '0')}`;
}
