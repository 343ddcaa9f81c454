import { expect, it } from 'vitest';
import { projectRoot } from '../../server/core/project-root.ts';
import { isTest, readSourceFiles, withoutComments } from './source-files.ts';

/** What stands between quotation marks, tags and braces: a text, or a stretch of code. */
const STRETCH = /[^'"`<>{}\n]+/g;
/** As a Spanish text has it: with a capital, or after or before a Spanish word. Types and variables are neither. */
const EMAIL =
  /(?<!type |: )\bE-?mails?\b(?![.(])|\b(?:de|tus?|sus?|el|los|un|al|del|este|ese|otro|mi|por|con|sin|tiene) e-?mails?\b|\be-?mails? (?:o|y|de|para|al|que|ya|no)\b/;
const AGENDA = /\bagendas?\b/i;

/** The specification's own labels and messages, which are binding to the letter; everywhere else it is "correo". */
const EMAIL_IN_THE_SPECIFICATION = [
  'Email',
  'Email *',
  'Email inválido',
  'Email o contraseña incorrectos.',
  'Email requerido',
  'Por favor ingresa tu dirección de email',
];

const texts = readSourceFiles(projectRoot)
  .filter(({ path }) => /^(contract|server|web|cli)\//.test(path) && !isTest(path))
  .flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(STRETCH)].map(([stretch]) => ({ path, text: stretch.trim() })),
  );

it('says "correo", and "Email" only where the specification does', () => {
  const found = texts.filter(({ text }) => EMAIL.test(text));
  expect(found.filter(({ text }) => !EMAIL_IN_THE_SPECIFICATION.includes(text))).toEqual([]);
  expect([...new Set(found.map(({ text }) => text))].sort()).toEqual(EMAIL_IN_THE_SPECIFICATION);
  // The label alone is that of the login; other forms have no reason to repeat it.
  expect(found.filter(({ text }) => text === 'Email').map(({ path }) => path)).toEqual([
    'web/features/account/login-form.tsx',
  ]);
});

it('says "calendario" and never "agenda", save in what people of the demonstration write', () => {
  expect(texts.filter(({ path, text }) => AGENDA.test(text) && !path.startsWith('server/demo/'))).toEqual([]);
});
