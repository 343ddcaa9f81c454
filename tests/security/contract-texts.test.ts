import { describe, expect, it } from 'vitest';
import { contractEndpoints } from '../support/contract-endpoints.ts';
import { type InputSchema, inputSchemas } from '../support/input-schemas.ts';

const endpoints = await contractEndpoints();
const schemasOf = (type: 'string' | 'array', parts: ('params' | 'query' | 'body')[]) =>
  endpoints
    .flatMap((each) => inputSchemas(each, parts))
    // A format is a text of a fixed form: an id, a day.
    .filter(({ definition }) => definition.type === type && !definition.format);

/** What may come before the bound: it measures the text, or copies it once. */
const CHEAP = ['overwrite', 'min_length'];

/** Without repetitions that read on for ever. */
const isBounded = ({ source }: RegExp) => !/[*+]|\{\d+,\}/.test(source.replace(/\[[^\]]*\]|\\./g, ''));

function boundProblem({ name, definition }: InputSchema): string[] {
  const dear = (definition.checks ?? []).map(({ _zod }) => _zod.def).find(({ check }) => !CHEAP.includes(check));
  const isAtMost = dear?.check === 'max_length' && dear.abort;
  return !dear || isAtMost || (dear.pattern && isBounded(dear.pattern)) ? [] : [`${name}: ${dear.check}`];
}

describe('what is too long is looked at no further', () => {
  it.each(['string', 'array'] as const)('in any %s of any request', (type) => {
    const found = schemasOf(type, ['params', 'query', 'body']);
    expect(found.length).toBeGreaterThan(40);
    expect(found.flatMap(boundProblem)).toEqual([]);
  });
});

/** One of these is accepted by every text that is not of a form of its own. */
const PLAIN = [
  'Texto',
  'Un texto llano',
  'Un texto llano de varias palabras, con más de cincuenta letras.',
  '809-555-0123',
];

/** Texts with several lines and secrets that are only compared, by name; whatever else is sent is one line. */
const NOT_A_LINE =
  / (answer|bio|body|content|description|details|intro|longDescription|message|mission|note|reason|text|vision|whoWeAre|password|\w+Password|code)$/;
/** Descriptions that are one line all the same. */
const LINE = /categories(\/:id)? description$/;

const HOSTILE = {
  'line break': '\n',
  'carriage return': '\r',
  tab: '\t',
  'line separator': '\u2028',
  'paragraph separator': '\u2029',
  'next line': '\u0085',
  NUL: '\u0000',
  escape: '\u001b',
  'right-to-left override': '\u202e',
  'left-to-right embedding': '\u202a',
  'isolate of the first strong': '\u2068',
  'right-to-left mark': '\u200f',
  'arabic letter mark': '\u061c',
  'space of no width': '\u200b',
  'joiner of words': '\u2060',
  'joiner within a word': '\u200d',
  'byte order mark': '\ufeff',
  'soft hyphen': '\u00ad',
  'tag of a letter': '\u{e0041}',
  'blank of Braille': '\u2800',
  'filler of Hangul': '\u3164',
};

describe('a text of one line', () => {
  const texts = schemasOf('string', ['body']).map(({ name, schema }) => ({
    name,
    accepts: (text: string) => schema.safeParse(text).success,
  }));
  const inside = (text: string, character: string) => `${text.slice(0, 2)}${character}${text.slice(2)}`;
  const lines = texts.filter(({ name }) => !NOT_A_LINE.test(name) || LINE.test(name));

  it.each(Object.entries(HOSTILE))('holds no %s', (_name, character) => {
    const accepting = lines.filter(({ accepts }) =>
      PLAIN.some((text) => accepts(text) && accepts(inside(text, character))),
    );
    expect(accepting.map(({ name }) => name)).toEqual([]);
  });

  it('may hold any letter that is seen, and an emoji of several', () => {
    const refusing = lines.filter(
      ({ name, accepts }) =>
        accepts('Un texto llano') && !accepts('Ñandú 👩🏽‍🔧❤️ — «50 %» 日本') && !/name|company/i.test(name),
    );
    expect(refusing.map(({ name }) => name)).toEqual([]);
  });
});
