import { createHash } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { files } from '../../database/schema/files.ts';
import { photoUrlOf } from '../../features/profile/photo.service.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import { drawPortrait, PORTRAIT_SIZE, type Portrait, type Sitter } from '../drawings/portrait.ts';
import { createRandom, type Random } from '../random.ts';
import type { MemberProfile } from './member-profile.ts';
import { ADMIN, DEMO_MEMBER, type MemberKey, memberProfiles } from './member-profiles.ts';
import { voices } from './voices.ts';

/** First names of women; everybody else is drawn as a man. */
const WOMENS_NAMES = new Set(
  `Adalgisa Altagracia Ana Anabel Arelis Belkis Carmen Cecilia Clara Dahiana Daniela Danilsa Denisse Digna Esmeralda
  Eunice Evelyn Fior Glenny Graciela Génesis Idalia Iluminada Ingrid Johanna Juana Julissa Karina Katherine Kirsis Leidy
  Librada Lissette Lourdes Luz Mariluz Marisol Massiel Mayra Mercedes Miguelina Milagros Minerva Mirtha Nathalie Nayeli
  Niurka Noemí Odalis Paola Patricia Rafelina Ramona Raysa Rosa Rosanna Sandra Santa Solange Teresa Victoria Wendy Yahaira
  Yanelis Yesenia Ynocencia Yokasta Ysabel Yudelka Zoila`.split(/\s+/),
);

const ATTIRES: [trade: RegExp, attire: NonNullable<Sitter['attire']>][] = [
  [/^(productora?|colono|ganadero|apicultor|viverista|agrónomo)/i, 'straw hat'],
  [/^(chef|cocinera|repostera|maestra chocolatera)/i, 'chef'],
  [/^(mecánico|maestro plomero|técnico electricista|capitán|herrero|soldador|entrenador)/i, 'cap'],
  [/abogad|contadora|presidenta|tesorero|seguros|aduanas|bienes raíces/i, 'suit'],
  [/^(acopiador|molinero|presidente|vicepresidente)/i, 'guayabera'],
];

export const isWoman = (key: MemberKey) => WOMENS_NAMES.has(memberProfiles[key].firstName.split(' ')[0] ?? '');

function sitterOf(key: MemberKey, random: Random): Sitter {
  const { position }: MemberProfile = memberProfiles[key];
  const attire = ATTIRES.find(([trade]) => trade.test(position))?.[1];
  return {
    isWoman: isWoman(key),
    age: voices[key]?.age ?? random.integer(25, 64),
    ...(attire && { attire }),
  };
}

export interface StoredPortrait {
  hash: string;
  url: string;
  svg: string;
}

/** One in so many has no picture. */
const WITHOUT_EVERY = 3;

/**
 * Two thirds of the members have a portrait, each with a look of its own. The two accounts that people sign in with show
 * their initials, as somebody does who has just registered.
 */
export function drawPortraits(): Map<MemberKey, StoredPortrait> {
  const seen = new Set<string>();
  const keys = (Object.keys(memberProfiles) as MemberKey[]).filter((key) => key !== ADMIN && key !== DEMO_MEMBER);
  const chosen = keys.filter((_key, index) => index % WITHOUT_EVERY !== 2);
  // In the order of the directory neighbours have different grounds.
  chosen.sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'es'));
  return new Map(
    chosen.map((key, index) => {
      const { svg } = drawUnseen(key, index, seen);
      const hash = createHash('sha256').update(svg).digest('hex');
      const name = Buffer.from(demoId('portrait', key).replaceAll('-', ''), 'hex').toString('base64url');
      return [key, { hash, url: photoUrlOf(`${name}.svg`), svg }];
    }),
  );
}

function nameOf(key: MemberKey): string {
  const { firstName, lastName } = memberProfiles[key];
  return `${firstName} ${lastName}`;
}

const MAX_ATTEMPTS = 50;

function drawUnseen(key: MemberKey, ground: number, seen: Set<string>): Portrait {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const random = createRandom(`portrait/${key}/${attempt}`);
    const portrait = drawPortrait(sitterOf(key, random), ground * 3, random);
    if (seen.has(portrait.look)) continue;
    seen.add(portrait.look);
    return portrait;
  }
  throw new Error(`No look left: ${key}`);
}

/** The member's portrait, or one for somebody whose profile shows none. */
export function portraitOf(portraits: Map<MemberKey, StoredPortrait>, key: MemberKey): string {
  return portraits.get(key)?.svg ?? drawUnseen(key, 0, new Set()).svg;
}

export async function insertPortraits(database: Queryable, portraits: Map<MemberKey, StoredPortrait>): Promise<void> {
  const rows = [...portraits.values()].map(({ hash, svg }) => {
    const bytes = Buffer.from(svg);
    return { hash, bytes, byteSize: bytes.length, contentType: 'image/svg+xml', ...PORTRAIT_SIZE };
  });
  await insertRows(database, files, rows);
}
