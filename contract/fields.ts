import * as z from 'zod/mini';
import { markdownProblem } from './markdown-depth.ts';
import { BLANK_LETTERS, companyNameProblem, personNameProblem } from './person-names.ts';

/**
 * Default messages, for fields without one of their own. zod ships Spanish messages, but they are ungrammatical and
 * name types that no business owner knows.
 */
function spanishMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'Este campo es obligatorio'
        : 'El valor no es del tipo esperado';
    case 'too_small':
      return issue.origin === 'string'
        ? `Debe tener al menos ${issue.minimum} caracteres`
        : `Debe ser ${issue.minimum} o más`;
    case 'too_big':
      return issue.origin === 'string'
        ? `No puede exceder ${issue.maximum} caracteres`
        : `Debe ser ${issue.maximum} o menos`;
    case 'invalid_value':
      return 'La opción elegida no es válida';
    case 'unrecognized_keys':
      return 'Hay campos que no se reconocen';
    default:
      return 'El valor no es válido';
  }
}

z.config({ customError: spanishMessage });

/**
 * The bound of every text and list that is sent. What is too long is looked at no further: expressions and rules after it
 * would read all of it.
 */
export const atMost = (max: number, error?: string) => z.maxLength(max, { abort: true, ...(error && { error }) });

/**
 * Single line of what can be seen: no breaks, no bidirectional controls, which would reorder the text around it, and no
 * invisible characters, but for the joiner within an emoji of several.
 */
export const SINGLE_LINE = new RegExp(
  `^(?:[^\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}${BLANK_LETTERS}]|(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic}))*$`,
  'u',
);
const singleLine = () => z.regex(SINGLE_LINE, 'Contiene caracteres que no se permiten');

/** Only digits and a leading plus count. */
const SEPARATORS = /[\s().\-/]+/g;
const DOMINICAN = /^(?:\+?1)?(8[024]9[2-9]\d{6})$/;
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;

/** `+18095550123` for a Dominican number however it is written; nothing for any other. */
export function dominicanPhone(text: string): string | undefined {
  const national = DOMINICAN.exec(text.replace(SEPARATORS, ''))?.[1];
  return national && `+1${national}`;
}

/** A Dominican number, or something with a plus that could be one of another country. */
function looksLikePhone(text: string): boolean {
  return dominicanPhone(text) !== undefined || INTERNATIONAL.test(text.replace(SEPARATORS, ''));
}

const PHONE_MAX = 30;
export const PHONE_MESSAGE = 'Escribe un teléfono como 809-555-0123, o con + y el código del país';

/** A telephone that may be absent or empty. The server also checks that the number is valid in its country. */
export function optionalPhone() {
  return z.nullish(
    z.string(PHONE_MESSAGE).check(
      z.trim(),
      atMost(PHONE_MAX, PHONE_MESSAGE),
      singleLine(),
      z.refine((text) => text === '' || looksLikePhone(text), PHONE_MESSAGE),
    ),
  );
}

/** Only `http` and `https`, without user info before an `@`, which could pass for the site, or characters that turn text. */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#@\\\p{Cf}]+(?:[/?#][^\s\p{Cf}]*)?$/iu;
const anyUrl = z.url();

export const isWebAddress = (text: string) => WEB_ADDRESS.test(text) && z.safeParse(anyUrl, text).success;

/** A host name with a dot besides that of `www.`, as people write the address of a site: `dulcesnana.example/menu`. */
const WITHOUT_SCHEME = /^(?!www\.[^./?#]*(?:[/?#]|$))[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?=[/?#]|$)/u;

/** Trims an address and adds the `https://` that people leave out. */
export const completeAddress = () =>
  z.overwrite<string>((text) => text.trim().replace(WITHOUT_SCHEME, (host) => `https://${host}`));

/** Only `https`, with a dot in the host name. */
export const isSecureAddress = (text: string) => isWebAddress(text) && /^https:\/\/[^/?#]+\.[^/?#]/i.test(text);

type Bound = [length: number, message: string];

/**
 * Text stored verbatim, spaces included; the minimum also holds without the spaces around it, so that spaces alone are
 * refused. Lengths are in code points, as zod and PostgreSQL count them: an emoji is one.
 */
export function verbatimText({ min, max }: { min: Bound; max: Bound }) {
  return z.string(min[1]).check(
    atMost(...max),
    z.minLength(...min),
    z.refine((text) => [...text.trim()].length >= min[0], { error: min[1] }),
  );
}

/** The same in one line. */
export const verbatimLine = (bounds: Parameters<typeof verbatimText>[0]) => verbatimText(bounds).check(singleLine());

/** Filter of the administrators' lists of projects and news. */
export const publicationState = z.enum(['published', 'draft']);
export type PublicationState = z.output<typeof publicationState>;

/** How many there are in each state, for the tabs. */
export const publicationCounts = z.record(publicationState, z.number());

/** Longest e-mail address that mail servers accept (RFC 5321). */
const EMAIL_MAX = 254;

export const idParams = z.object({ id: z.uuid('El identificador no es válido') });

const ASCII = /^[\x20-\x7e]*$/;
/** Accounts without an address have one of the domain that nobody can own (RFC 2606). */
const isNobodys = (address: string) => /[@.]invalid$/.test(address);

/** Trimmed and in lower case, so that an address is the same account however it is typed. */
export function email(message: string) {
  return z.string(message).check(
    z.trim(),
    atMost(EMAIL_MAX, message),
    // Before the lower case, in which a sign like that of Kelvin becomes a letter of somebody else's address.
    z.refine((text) => ASCII.test(text), { error: message, abort: true }),
    z.toLowerCase(),
    z.email(message),
    z.refine((address) => !isNobodys(address), message),
  );
}

/** One line that must hold something besides spaces. */
export function requiredText(message: string, max: number) {
  return z
    .string(message)
    .check(z.trim(), z.minLength(1, message), atMost(max, `No puede exceder ${max} caracteres`), singleLine());
}

/** One line that may be empty, but not left out. */
export function possiblyEmptyText(max: number, message = `No puede exceder ${max} caracteres`) {
  return z.string().check(z.trim(), atMost(max, message), singleLine());
}

/** One line that may be left out or empty; an empty one counts as absent. */
export function optionalText(max: number, message?: string) {
  return z.optional(possiblyEmptyText(max, message));
}

/** Like `optionalText`, also `null`, so that a response can be sent back unchanged. */
export function nullableText(max: number, message?: string) {
  return z.nullish(optionalText(max, message));
}

/** Rejects a text with the message that `problem` returns. */
const refuseIf = (problem: (text: string) => string | undefined) =>
  z.refine<string>((text) => problem(text) === undefined, { error: ({ input }) => problem(String(input)) });

/** First or last name of a person. */
export function personName(message: string, max: number) {
  return requiredText(message, max).check(refuseIf(personNameProblem));
}

/** Name of a firm, where it may be left out or sent back as `null`. */
export function companyName(max: number, message?: string) {
  return z.nullish(possiblyEmptyText(max, message).check(refuseIf(companyNameProblem)));
}

/** Several lines: line breaks and tabs are allowed, other control and bidirectional characters are not. */
export const MULTI_LINE = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u;

export function multiLineText(
  missing: string | undefined,
  max: number,
  tooLong = `No puede exceder ${max} caracteres`,
) {
  return z
    .string(missing)
    .check(z.trim(), atMost(max, tooLong), z.regex(MULTI_LINE, 'Contiene caracteres que no se permiten'));
}

/** Several lines that may be left out; an empty text counts as absent. */
export function optionalLongText(max: number, tooLong?: string) {
  return z.nullish(multiLineText(undefined, max, tooLong));
}

export const shallowMarkdown = () => refuseIf(markdownProblem);

/** The same for a text that is rendered as Markdown. */
export function optionalMarkdown(max: number, tooLong?: string) {
  return z.nullish(multiLineText(undefined, max, tooLong).check(shallowMarkdown()));
}

/** Several lines that must hold something besides spaces. */
export function requiredLongText(missing: string, max: number, tooLong?: string) {
  return multiLineText(missing, max, tooLong).check(z.minLength(1, missing));
}

/** A day without a time, `2027-08-28`. It is never turned into an instant, so it cannot shift. */
export const dateOnly = z.iso.date('La fecha no es válida');

/** A day typed into a form. Date fields of browsers take a year of two digits for the first century. */
export const formDate = z.iso
  .date({ error: ({ input }) => (input === '' ? 'La fecha es requerida' : 'La fecha no es válida') })
  .check(z.refine((day) => day >= '2000' && day < '3000', 'Escribe el año con cuatro cifras'));

/** Highest page that is queried; beyond it every list is empty anyway. */
const PAGE_MAX = 1_000_000;

/** Page number of a list, from the query string. */
export const pageNumber = z._default(
  z.coerce
    .number()
    .check(
      z.int('La página no es válida'),
      z.minimum(1, 'La página no es válida'),
      z.maximum(PAGE_MAX, 'La página no es válida'),
    ),
  1,
);

/** How many rows a list may be asked for at once. */
export function pageSize(fallback: number, max: number) {
  const message = `Debe ser un número entre 1 y ${max}`;
  return z._default(z.coerce.number().check(z.int(message), z.minimum(1, message), z.maximum(max, message)), fallback);
}

/** Pagination fields of a list response. */
export const pageFields = { total: z.number(), page: z.number(), totalPages: z.number() };

export function searchText(max = 100) {
  return z.optional(z.string().check(z.trim(), atMost(max)));
}

export const hexColor = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'El color debe tener la forma #1E293B'));

/** An id, signed by the portal for one purpose: of links in mails that never expire. */
export const signedToken = z
  .string('El enlace no es válido')
  .check(z.regex(/^[0-9a-f-]{36}\.[\w-]{43}$/, 'El enlace no es válido'));
