/**
 * Impersonation rules for names: no invisible characters, no mixed look-alike alphabets, no addresses that mail
 * programs turn into links.
 */

/** Fillers and blanks that are letters or marks by name only. */
export const BLANK_LETTERS = '\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164\\uffa0';
/** Format, private, unassigned; line and paragraph separators; variation selectors. */
const INVISIBLE_CHARACTERS = new RegExp(
  `[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}\\p{Zl}\\p{Zp}\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}${BLANK_LETTERS}]`,
  'u',
);
/** Vietnamese needs two marks on a letter. */
export const STACKED_MARKS = /\p{M}{3,}/u;
export const TOO_MANY_MARKS = 'Tiene demasiados acentos sobre una letra';
/** Alphabets whose letters pass for each other. */
const CONFUSABLE_SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
];
const LATIN = /\p{Script=Latin}/u;
const NOT_LATIN = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

const LINK = /:\/\/|\bwww\.|[\p{L}\d-]\.[a-z]{2,}\//iu;
/** A bare host that mail programs may link: a dot between two words, the last of which could be a top-level domain. */
const HOST = /[\p{L}\d-]\.[a-z]{2,}(?![\p{L}\d])/iu;
/** Initials and titles without a space after them: `J.R.Ramos`, `Dra.Ana`. */
const ABBREVIATION =
  /(?<![\p{L}\d.-])(?:\p{Lu}\.)*(?:\p{Lu}|Dra?|Sra?|Srta|Ing|Lic|Licda|Arq|Prof|Ma|Sta|Sto)\.(?=\p{Lu}\p{Ll}{2})/gu;
/** Full-width letters and the stops of other scripts read as ASCII. */
const asRead = (text: string) => text.normalize('NFKC').replace(/\u3002/g, '.');

const hasLink = (text: string) => LINK.test(asRead(text)) || asRead(text).includes('@');
const hasHost = (text: string) => HOST.test(asRead(text).replace(ABBREVIATION, ''));

const mixesScripts = (text: string) =>
  CONFUSABLE_SCRIPTS.filter((alphabet) => alphabet.test(text)).length > 1 || (LATIN.test(text) && NOT_LATIN.test(text));

function impersonationProblem(text: string): string | undefined {
  if (INVISIBLE_CHARACTERS.test(text)) return 'Contiene caracteres que no se permiten';
  if (STACKED_MARKS.test(text.normalize('NFD'))) return TOO_MANY_MARKS;
  if (mixesScripts(text)) return 'Mezcla letras de alfabetos distintos';
  return undefined;
}

const NO_ADDRESSES = 'No puede contener direcciones web ni de correo';

export function personNameProblem(text: string): string | undefined {
  return impersonationProblem(text) ?? (hasLink(text) || hasHost(text) ? NO_ADDRESSES : undefined);
}

/** A firm may be called after its domain. */
export function companyNameProblem(text: string): string | undefined {
  return impersonationProblem(text) ?? (hasLink(text) ? NO_ADDRESSES : undefined);
}

const RESERVED_WORDS = new Set([
  'admin',
  'administracion',
  'administrador',
  'administradora',
  'administrator',
  'moderacion',
  'moderador',
  'moderadora',
  'moderator',
  'soporte',
  'support',
  'webmaster',
]);

/** Words that together with a reserved one are reserved. */
const AFFIXES = new Set([
  'portal',
  'oficial',
  'official',
  'equipo',
  'team',
  'foro',
  'sitio',
  'web',
  'central',
  'general',
]);

/** Digits and undecomposable letters by the Latin letters that they pass for. */
const LOOK_ALIKES = new Map(
  Object.entries({
    a: '4ɑᴀɐ',
    b: 'ʙɓƀ',
    c: 'ᴄƈȼ',
    d: 'ᴅđɗɖð',
    e: '3ᴇɛəɇ',
    f: 'ꜰƒ',
    g: 'ɡɢɠǥ',
    h: 'ʜħɦ',
    i: '1ıɪɨɩ',
    j: 'ᴊȷɉ',
    k: 'ᴋƙ',
    l: 'ʟłɫɭƚ',
    m: 'ᴍɱ',
    n: 'ɴŋɲɳƞ',
    o: '0ᴏøɵɔ',
    p: 'ᴘƥ',
    r: 'ʀɾɽɍ',
    s: '5ꜱʂ',
    t: '7ᴛŧƭʈ',
    u: 'ᴜʉ',
    v: 'ᴠʋ',
    w: 'ᴡ',
    y: 'ʏƴ',
    z: 'ᴢƶʐ',
  }).flatMap(([letter, alikes]) => [...alikes].map((alike) => [alike, letter] as const)),
);

/** Skeleton for comparison: words without accents, in lower case, with look-alikes replaced. */
function skeleton(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase();
  return [...plain]
    .map((character) => LOOK_ALIKES.get(character) ?? character)
    .join('')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}

/** Neighbouring words joined, against a name cut into pieces. */
const joinedRuns = (words: string[]) =>
  words.flatMap((_, start) =>
    words.slice(start).map((_word, length) => words.slice(start, start + length + 1).join('')),
  );

export function isSiteName(text: string, siteName: string): boolean {
  const name = skeleton(siteName).join('');
  return name !== '' && joinedRuns(skeleton(text)).includes(name);
}

const isReservedWord = (word: string) =>
  RESERVED_WORDS.has(word) ||
  [...AFFIXES].some(
    (affix) =>
      (word.startsWith(affix) && RESERVED_WORDS.has(word.slice(affix.length))) ||
      (word.endsWith(affix) && RESERVED_WORDS.has(word.slice(0, -affix.length))),
  );

export function isReservedName(fullName: string, siteName: string): boolean {
  return isSiteName(fullName, siteName) || joinedRuns(skeleton(fullName)).some(isReservedWord);
}
