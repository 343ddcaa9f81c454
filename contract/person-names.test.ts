import { describe, expect, it } from 'vitest';
import { companyNameProblem, isReservedName, isSiteName, personNameProblem } from './person-names.ts';

describe('a name', () => {
  it.each([
    "O'Neill",
    'O’Neill',
    'De los Santos',
    'Muñoz',
    'Begoña',
    'María José',
    'Peña-Gómez',
    'José Ángel Núñez y Ureña',
    'Dra. Altagracia',
    'J. R. Ramírez, Jr.',
    'Nguyễn Thị Ánh',
    'Jose\u0301',
    'Łukasz',
    'Ζωή',
    'Анна',
    '山田 太郎',
    'さくら 花子',
    'أحمد',
    'Ana 2',
    'L·l',
    'J.R. Ramírez',
    'J.R.Ramos',
    'Dra.Altagracia',
    'Ma.Teresa',
  ])('may be %s', (name) => expect(personNameProblem(name)).toBeUndefined());

  it.each([
    ['a zero-width space', 'An\u200ba'],
    ['a soft hyphen', 'Ana\u00ad'],
    ['a turned direction', 'Ana\u202eliG'],
    ['a line separator', 'Ana\u2028Gil'],
    ['a Hangul filler', '\u3164'],
    ['a half-width filler', 'Ana\uffa0'],
    ['a braille blank', '\u2800'],
    ['a variation selector', 'Ana\ufe0f'],
    ['a tag', 'Ana\u{e0041}'],
    ['a private character', 'Ana\ue000'],
    ['a stack of marks', `A${'\u0301'.repeat(3)}na`],
    ['a Cyrillic letter among Latin ones', 'Аna'],
    ['a Greek letter among Latin ones', 'Αna'],
    ['Cyrillic and Greek', 'Аνна'],
    ['Latin and Chinese', 'Ana 山'],
    ['an address with a scheme', 'https://x.example'],
    ['an address with www', 'www.x.example'],
    ['a domain', 'premios.com'],
    ['a domain after words', 'Ana entra a premios.do'],
    ['an e-mail address', 'ana@x.example'],
    ...[
      'evil.mx',
      'evil.support',
      'Ana pago.bank',
      'goo.gl',
      't.co',
      'EVIL.DE',
      'evil．com',
      'evil。com',
      'Evil.Cloud',
    ].map((host): [string, string] => ['a host', host]),
    ['a wide at sign', 'ana＠x'],
  ])('is refused with %s', (_what, name) => expect(personNameProblem(name)).toBeTypeOf('string'));
});

describe('a firm', () => {
  it.each(['Corotos.com.do', 'Panadería La Espiga, S. R. L.', 'Soporte Técnico del Este', '3M'])('may be %s', (name) =>
    expect(companyNameProblem(name)).toBeUndefined(),
  );

  it.each(['https://x.example', 'www.x.example', 'x.com/premio', 'Рanadería', 'a@b.example', '\u3164'])(
    'is not %s',
    (name) => expect(companyNameProblem(name)).toBeTypeOf('string'),
  );
});

describe('a reserved name', () => {
  const site = 'Consejo de Desarrollo Empresarial del Este';

  it.each([
    'Administración Central',
    'ADMINISTRACION del Portal',
    'Equipo Soporte',
    'Moderación Foro',
    'Adm1n Portal',
    'Ad min',
    'Admın Pérez',
    'Admınıstrador',
    'Søporte',
    'ᴀdmin',
    'Aɗmin',
    'Wəbmaster',
    'Sop-orte Gil',
    'S.o.p.o.r.t.e',
    'AdminPortal',
    'Portaladmin Gil',
    'Consejo-de Desarrollo Empresarıal del Este',
    'Consejo de Desarrollo Empresarial del Este',
    'El Consejo de Desarrollo Empresarial del Este',
  ])('is %s', (name) => expect(isReservedName(name, site)).toBe(true));

  it.each(['Consuelo Este', 'Modesta Rador', 'Ana Administrada', 'Sol Porte', 'McDonald Web', 'Ana Centralina'])(
    'is not %s',
    (name) => expect(isReservedName(name, site)).toBe(false),
  );

  it('of the organisation is not for firms either', () => {
    expect(isSiteName('Consejo de Desarrollo Empresarial del Este, Inc.', site)).toBe(true);
    expect(isSiteName('Soporte Técnico del Este', site)).toBe(false);
  });
});
