import * as z from 'zod/mini';
import { markdownProblem } from './markdown-depth.ts';
import { BLANK_LETTERS, companyNameProblem, personNameProblem, STACKED_MARKS, TOO_MANY_MARKS } from './person-names.ts';

/** Default messages: zod's Spanish ones are ungrammatical and name types that no business owner knows. */
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

/** Denial of service: aborts, so that no later rule or expression reads an overlong text. */
export const atMost = (max: number, error?: string) => z.maxLength(max, { abort: true, ...(error && { error }) });

/**
 * Spoofing: no line breaks, no bidirectional controls, which reorder the text around them, and no invisible characters,
 * except the joiner within an emoji.
 */
export const SINGLE_LINE = new RegExp(
  `^(?:[^\\p{Cc}\\p{Cf}\\p{Co}\\p{Zl}\\p{Zp}${BLANK_LETTERS}]|(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic}))*$`,
  'u',
);
const singleLine = () => z.regex(SINGLE_LINE, 'Contiene caracteres que no se permiten');
const unstacked = () => z.refine<string>((text) => !STACKED_MARKS.test(text.normalize('NFD')), TOO_MANY_MARKS);

/** Marks and variation selectors are seen on a letter only, and private letters nowhere. */
const VISIBLE = new RegExp(`[^\\p{C}\\p{M}\\p{Z}${BLANK_LETTERS}]`, 'u');
const visible = () =>
  z.refine<string>((text) => text.trim() === '' || VISIBLE.test(text), 'Escribe algo que se pueda leer');

const SEPARATORS = /[\s().\-/]+/g;
const DOMINICAN = /^(?:\+?1)?(8[024]9[2-9]\d{6})$/;
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;

/** `+18095550123`; undefined for a foreign number. */
export function dominicanPhone(text: string): string | undefined {
  const national = DOMINICAN.exec(text.replace(SEPARATORS, ''))?.[1];
  return national && `+1${national}`;
}

function looksLikePhone(text: string): boolean {
  return dominicanPhone(text) !== undefined || INTERNATIONAL.test(text.replace(SEPARATORS, ''));
}

const PHONE_MAX = 30;
export const PHONE_MESSAGE = 'Escribe un teléfono como 809-555-0123, o con + y el código del país';

/** The server also checks that the number is valid in its country. */
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

/** Spoofing: no bidirectional controls, and no user info before an `@`, which could pass for the site. */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#@\\\p{Cf}]+(?:[/?#][^\s\p{Cf}]*)?$/iu;
const anyUrl = z.url();

export const isWebAddress = (text: string) => WEB_ADDRESS.test(text) && z.safeParse(anyUrl, text).success;

/** A host name with a dot besides that of `www.`: `dulcesnana.example/menu`. */
const WITHOUT_SCHEME = /^(?!www\.[^./?#]*(?:[/?#]|$))[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?=[/?#]|$)/u;

/** Adds a missing `https://`. */
export const completeAddress = () =>
  z.overwrite<string>((text) => text.trim().replace(WITHOUT_SCHEME, (host) => `https://${host}`));

export const isSecureAddress = (text: string) => isWebAddress(text) && /^https:\/\/[^/?#]+\.[^/?#]/i.test(text);

type Bound = [length: number, message: string];

/**
 * Stored verbatim; the minimum also holds after trimming. Lengths are in code points, as zod and PostgreSQL count them.
 */
export function verbatimText({ min, max }: { min: Bound; max: Bound }) {
  return z.string(min[1]).check(
    atMost(...max),
    z.minLength(...min),
    z.refine((text) => [...text.trim()].length >= min[0], { error: min[1] }),
    visible(),
  );
}

export const verbatimLine = (bounds: Parameters<typeof verbatimText>[0]) =>
  verbatimText(bounds).check(singleLine(), unstacked());

export const publicationState = z.enum(['published', 'draft']);
export type PublicationState = z.output<typeof publicationState>;

export const publicationCounts = z.record(publicationState, z.number());

const EMAIL_MAX = 254;

export const idParams = z.object({ id: z.uuid('El identificador no es válido') });

const ASCII = /^[\x20-\x7e]*$/;
/** Placeholder of accounts without an address: the domain is reserved (RFC 2606). */
const isNobodys = (address: string) => /[@.]invalid$/.test(address);

/** Lower case: an address is one account however it is typed. */
export function email(message: string) {
  return z.string(message).check(
    z.trim(),
    atMost(EMAIL_MAX, message),
    // Before lower-casing, which turns signs such as Kelvin's into ASCII letters of another address.
    z.refine((text) => ASCII.test(text), { error: message, abort: true }),
    z.toLowerCase(),
    z.email(message),
    z.refine((address) => !isNobodys(address), message),
  );
}

export function requiredText(message: string, max: number) {
  return z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, message),
      atMost(max, `No puede exceder ${max} caracteres`),
      singleLine(),
      unstacked(),
      visible(),
    );
}

/** May be empty, not left out. */
export function possiblyEmptyText(max: number, message = `No puede exceder ${max} caracteres`) {
  return z.string().check(z.trim(), atMost(max, message), singleLine(), unstacked(), visible());
}

/** An empty text counts as absent. */
export function optionalText(max: number, message?: string) {
  return z.optional(possiblyEmptyText(max, message));
}

/** Accepts null, so that a response can be sent back unchanged. */
export function nullableText(max: number, message?: string) {
  return z.nullish(optionalText(max, message));
}

const refuseIf = (problem: (text: string) => string | undefined) =>
  z.refine<string>((text) => problem(text) === undefined, { error: ({ input }) => problem(String(input)) });

export function personName(message: string, max: number) {
  return requiredText(message, max).check(refuseIf(personNameProblem));
}

export function companyName(max: number, message?: string) {
  return z.nullish(possiblyEmptyText(max, message).check(refuseIf(companyNameProblem)));
}

/** No control or bidirectional characters except line breaks and tabs. */
export const MULTI_LINE = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u;

export function multiLineText(
  missing: string | undefined,
  max: number,
  tooLong = `No puede exceder ${max} caracteres`,
) {
  return z
    .string(missing)
    .check(z.trim(), atMost(max, tooLong), z.regex(MULTI_LINE, 'Contiene caracteres que no se permiten'), visible());
}

/** An empty text counts as absent. */
export function optionalLongText(max: number, tooLong?: string) {
  return z.nullish(multiLineText(undefined, max, tooLong));
}

export const shallowMarkdown = () => refuseIf(markdownProblem);

export function optionalMarkdown(max: number, tooLong?: string) {
  return z.nullish(multiLineText(undefined, max, tooLong).check(shallowMarkdown()));
}

export function requiredLongText(missing: string, max: number, tooLong?: string) {
  return multiLineText(missing, max, tooLong).check(z.minLength(1, missing));
}

/** A calendar day, never an instant: it cannot shift between time zones. */
/** Of a response, in UTC. The server hands over a `Date`. */
export const instant = z.string();

export const dateOnly = z.iso.date('La fecha no es válida');

/** Date fields of browsers take a year of two digits for the first century. */
export const formDate = z.iso
  .date({ error: ({ input }) => (input === '' ? 'La fecha es requerida' : 'La fecha no es válida') })
  .check(z.refine((day) => day >= '2000' && day < '3000', 'Escribe el año con cuatro cifras'));

/** Beyond it every list is empty anyway. */
const PAGE_MAX = 1_000_000;

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

export function pageSize(fallback: number, max: number) {
  const message = `Debe ser un número entre 1 y ${max}`;
  return z._default(z.coerce.number().check(z.int(message), z.minimum(1, message), z.maximum(max, message)), fallback);
}

export const pageFields = { total: z.number(), page: z.number(), totalPages: z.number() };

export function searchText(max = 100) {
  return z.optional(z.string().check(z.trim(), atMost(max)));
}

export const hexColor = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'El color debe tener la forma #1E293B'));

/** An id signed for one purpose, for mail links that never expire. */
export const signedToken = z
  .string('El enlace no es válido')
  .check(z.regex(/^[0-9a-f-]{36}\.[\w-]{43}$/, 'El enlace no es válido'));
