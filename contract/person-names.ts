/**
 * Impersonation rules for names: no invisible characters, no mixed look-alike alphabets, no addresses that mail
 * programs turn into links.
 */

/** Fillers and blanks that are letters or marks by name only, for a class of an expression. */
export const BLANK_LETTERS = '\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164\\uffa0';
/** Format, private, unassigned; line and paragraph separators; variants of a letter. */
const INVISIBLE_CHARACTERS = new RegExp(
  `[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}\\p{Zl}\\p{Zp}\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}${BLANK_LETTERS}]`,
  'u',
);
/** Combining marks on one letter; Vietnamese needs two. */
const STACKED_MARKS = /\p{M}{3,}/u;
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
/** Domains that mail programs link even without a scheme. */
const DOMAIN =
  /[\p{L}\d-]\.(?:com|net|org|info|biz|io|co|do|es|me|app|xyz|online|site|shop|store|top|link|click|live|ru|cn|dev|ly|gg|page|web|club|vip|us|uk|tv|cc|to|ai|ws|edu|gob|gov)(?![\p{L}\d])/iu;

const mixesScripts = (text: string) =>
  CONFUSABLE_SCRIPTS.filter((alphabet) => alphabet.test(text)).length > 1 || (LATIN.test(text) && NOT_LATIN.test(text));

/** Rules common to persons and firms. */
function impersonationProblem(text: string): string | undefined {
  if (INVISIBLE_CHARACTERS.test(text)) return 'Contiene caracteres que no se permiten';
  if (STACKED_MARKS.test(text.normalize('NFD'))) return 'Tiene demasiados acentos sobre una letra';
  if (mixesScripts(text)) return 'Mezcla letras de alfabetos distintos';
  return undefined;
}

const NO_ADDRESSES = 'No puede contener direcciones web ni de correo';

/** Why a first or last name is refused. */
export function personNameProblem(text: string): string | undefined {
  return (
    impersonationProblem(text) ??
    (LINK.test(text) || DOMAIN.test(text) || text.includes('@') ? NO_ADDRESSES : undefined)
  );
}

/** The same for a firm, which may be called after its domain. */
export function companyNameProblem(text: string): string | undefined {
  return impersonationProblem(text) ?? (LINK.test(text) || text.includes('@') ? NO_ADDRESSES : undefined);
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

const DIGITS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Skeleton for comparison: without accents, in lower case, digits as the letters they stand for. */
function skeleton(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[013457]/g, (digit) => DIGITS[digit] ?? digit)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}

const containsName = (words: string[], name: string[]) =>
  name.length > 0 && ` ${words.join(' ')} `.includes(` ${name.join(' ')} `);

/** Whether a firm passes for the organisation itself. */
export function isSiteName(text: string, siteName: string): boolean {
  return containsName(skeleton(text), skeleton(siteName));
}

/** Whether a person passes for the administration or the organisation. */
export function isReservedName(fullName: string, siteName: string): boolean {
  const words = skeleton(fullName);
  return (
    isSiteName(fullName, siteName) ||
    RESERVED_WORDS.has(words.join('')) ||
    words.some((word) => RESERVED_WORDS.has(word))
  );
}
