import * as z from 'zod/mini';
import { get } from '../endpoint.ts';
import {
  atMost,
  completeAddress,
  isSecureAddress,
  possiblyEmptyText,
  requiredLongText,
  requiredText,
  shallowMarkdown,
} from '../fields.ts';
import { image, imageId } from '../media/media.contract.ts';
import { FIGURE_SOURCES, PAGE_KINDS, PLACEMENTS, SITE_BLOCKS, type SiteBlock } from './content-kinds.ts';

export const contentLimits = {
  title: 120,
  slug: 80,
  summary: 300,
  body: 40_000,
  text: 800,
  line: 120,
  short: 30,
  values: 12,
  people: 24,
  milestones: 30,
  figures: 6,
  links: 8,
  firms: 36,
  position: 999,
};

const longText = (missing: string) => requiredLongText(missing, contentLimits.text);
const line = (missing: string) => requiredText(missing, contentLimits.line);
const possiblyEmptyLine = () => possiblyEmptyText(contentLimits.line);

function rows<Row extends z.ZodMiniType>(row: Row, { min, max }: { min: number; max: number }) {
  return z.array(row).check(z.minLength(min, `Escribe al menos ${min}`), atMost(max, `No puede haber más de ${max}`));
}

/** "Más de **500** empresarios conectados". */
export const figure = z
  .object({
    before: possiblyEmptyLine(),
    /** A counted figure has the last count in an answer, and is ignored in a form. */
    figure: possiblyEmptyText(contentLimits.short),
    after: possiblyEmptyLine(),
    /** Null: typed, not counted. */
    source: z.nullable(z.enum(FIGURE_SOURCES, 'Elige qué cuenta el portal')),
  })
  .check(
    z.refine(({ figure: typed, source }) => source !== null || typed !== '', {
      error: 'Escribe la cifra o elige qué cuenta el portal',
      path: ['figure'],
    }),
  );
export type Figure = z.output<typeof figure>;

const figures = rows(figure, { min: 0, max: contentLimits.figures });

const TIME_MESSAGE = 'Escribe la hora como 08:00';
const time = z.string(TIME_MESSAGE).check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, TIME_MESSAGE));

/** Both empty: closed. */
export const officeDay = z.object({ from: time, to: time }).check(
  z.refine(({ from, to }) => (from === '') === (to === ''), { error: 'Falta la apertura o el cierre', path: ['to'] }),
  z.refine(({ from, to }) => from === '' || to === '' || from < to, {
    error: 'El cierre debe ser después de la apertura',
    path: ['to'],
  }),
);
export type OfficeDay = z.output<typeof officeDay>;

const LINK_MESSAGE = 'Escribe una dirección que empiece por https://, o una de este sitio que empiece por /';
/** One slash, then neither a slash nor a backslash: browsers take both for a host. */
const SITE_PATH = /^\/(?![/\\])[^\s\\\p{Cc}\p{Cf}]*$/u;

const isLinkTarget = (text: string) => SITE_PATH.test(text) || isSecureAddress(text);
const linkAddress = (isValid: (text: string) => boolean) =>
  z
    .string(LINK_MESSAGE)
    .check(completeAddress(), atMost(300, 'No puede exceder 300 caracteres'), z.refine(isValid, LINK_MESSAGE));

const link = z.object({
  label: line('Escribe el texto del enlace'),
  address: linkAddress(isLinkTarget),
});

const firm = z.object({
  name: line('Escribe el nombre de la empresa'),
  /** Web site or member's profile; may be empty. */
  address: linkAddress((text) => text === '' || isLinkTarget(text)),
  imageId,
});

const leader = z.object({
  name: line('Escribe el nombre'),
  position: line('Escribe el cargo'),
  experienceYears: z.nullable(
    z
      .int('Escribe los años con un número')
      .check(z.minimum(0, 'Debe ser 0 o más'), z.maximum(80, 'Debe ser 80 o menos')),
  ),
  field: possiblyEmptyLine(),
  memberId: z.nullable(z.uuid('Ese perfil no es válido')),
  imageId,
});

const shownImage = { image: z.optional(z.nullable(image)) };

export const shownLeader = z.extend(leader, shownImage);
export type Leader = z.output<typeof shownLeader>;

export const shownFirm = z.extend(firm, shownImage);
export type Firm = z.output<typeof shownFirm>;

export const milestone = z.object({
  year: requiredText('Escribe el año', contentLimits.short),
  title: line('Escribe el título'),
  text: longText('Escribe qué pasó'),
});

export const siteBlockForms = {
  purpose: z.object({
    mission: longText('Escribe la misión'),
    vision: longText('Escribe la visión'),
    valuesIntro: possiblyEmptyText(contentLimits.summary),
    values: rows(z.object({ text: line('Escribe el valor') }), { min: 1, max: contentLimits.values }),
  }),
  landing: z.object({ whoWeAre: longText('Escribe quiénes son'), figures }),
  firms: z.object({
    intro: possiblyEmptyText(contentLimits.summary),
    firms: rows(firm, { min: 0, max: contentLimits.firms }),
  }),
  about: z.object({ text: longText('Escribe la presentación') }),
  leaders: z.object({
    intro: possiblyEmptyText(contentLimits.summary),
    people: rows(leader, { min: 0, max: contentLimits.people }),
  }),
  history: z.object({
    intro: possiblyEmptyText(contentLimits.summary),
    milestones: rows(milestone, { min: 0, max: contentLimits.milestones }),
  }),
  events: z.object({ text: longText('Escribe la presentación'), figures }),
  hours: z.object({
    /** From Monday to Sunday. */
    week: rows(officeDay, { min: 7, max: 7 }),
    note: possiblyEmptyText(contentLimits.summary),
  }),
  footer: z.object({
    rights: possiblyEmptyLine(),
    links: rows(link, { min: 0, max: contentLimits.links }),
  }),
} satisfies Record<SiteBlock, z.ZodMiniObject>;

const shownBlocks = {
  ...siteBlockForms,
  landing: z.extend(siteBlockForms.landing, shownImage),
  firms: z.extend(siteBlockForms.firms, { firms: z.array(shownFirm) }),
  leaders: z.extend(siteBlockForms.leaders, { people: z.array(shownLeader) }),
};

export type SiteContent = { [Block in SiteBlock]: z.output<(typeof shownBlocks)[Block]> };

const SLUG_MESSAGE = 'Solo letras minúsculas sin tilde, números y guiones: por ejemplo, asesoria-legal';

const slugLike = (pattern: RegExp) =>
  z
    .string(SLUG_MESSAGE)
    .check(
      z.trim(),
      atMost(contentLimits.slug, `No puede exceder ${contentLimits.slug} caracteres`),
      z.regex(pattern, SLUG_MESSAGE),
    );

export const slug = slugLike(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
export const slugOrNone = slugLike(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);

const page = {
  title: requiredText('El título es requerido', contentLimits.title),
  slug,
  summary: requiredText('El resumen es requerido', contentLimits.summary),
  body: requiredLongText('Escribe el texto', contentLimits.body).check(shallowMarkdown()),
  imageId,
  position: z
    .int('El orden debe ser un número')
    .check(
      z.minimum(0, 'El orden debe ser 0 o más'),
      z.maximum(contentLimits.position, `El orden debe ser ${contentLimits.position} o menos`),
    ),
};

export const pageForms = {
  service: z.object(page),
  page: z.object({ ...page, placement: z.enum(PLACEMENTS, 'Elige dónde se enlaza') }),
};

export const contentForms = { ...siteBlockForms, ...pageForms };

export const publishedPage = z.object({
  kind: z.enum(PAGE_KINDS),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  body: z.string(),
  ...shownImage,
});
export type PublishedPage = z.output<typeof publishedPage>;

const BLOCKS_MESSAGE = `Pide uno o varios de: ${SITE_BLOCKS.join(', ')}`;
const BLOCK_LIST = new RegExp(`^(?:(?:${SITE_BLOCKS.join('|')})(?:,|$))+$`);

export const contentContract = {
  getContent: get(
    '/api/content',
    'public',
    'Textos publicados de la organización: misión, directiva, historia, cifras, horario',
    {
      query: z.object({
        blocks: z.pipe(
          z.string(BLOCKS_MESSAGE).check(atMost(200, BLOCKS_MESSAGE), z.regex(BLOCK_LIST, BLOCKS_MESSAGE)),
          z.transform((text) => [...new Set(text.split(','))] as SiteBlock[]),
        ),
      }),
      response: z.partial(z.object(shownBlocks)),
    },
  ),
  getPage: get('/api/content/:kind/:slug', 'public', 'Un servicio o una página de la organización', {
    params: z.object({ kind: z.enum(PAGE_KINDS, 'Elige service o page'), slug }),
    response: publishedPage,
  }),
};
