import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import type { Queryable } from '../../database/database.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';

interface Owner {
  email: string;
  firstName: string;
  lastName?: string;
}

const COMMON =
  'Esa contraseña es de las más usadas y se adivina enseguida. Elige otra: una frase larga se recuerda bien.';
const PERSONAL = 'Tu nombre, tu correo y el nombre del portal son lo primero que se prueba. Elige otra contraseña.';

/** Local words that the published lists lack. */
const LOCAL = [
  'santodomingo',
  'dominicana',
  'dominicano',
  'republicadominicana',
  'quisqueya',
  'quisqueyana',
  'puntacana',
  'sanpedro',
  'laromana',
  'higuey',
  'licey',
  'escogido',
  'aguilascibaenas',
  'tigresdellicey',
  'bachata',
  'merengue',
  'contraseña',
  'micontraseña',
  'miclave',
  'bienvenido',
  'bienvenida',
  'tequieromucho',
  'diosesamor',
  'cambiame',
];

const compact = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '');

let list: Promise<Set<string>> | undefined;

/** Loaded lazily: some 90,000 words. */
function commonPasswords(): Promise<Set<string>> {
  list ??= Promise.all([import('@zxcvbn-ts/language-common'), import('@zxcvbn-ts/language-es-es')]).then(
    ([common, spanish]) =>
      new Set(
        [
          common.dictionary['passwords-common'],
          spanish.dictionary['commonWords-es-es'],
          spanish.dictionary['firstnames-es-es'],
          spanish.dictionary['lastnames-es-es'],
          LOCAL,
        ]
          .flat()
          .map(compact),
      ),
  );
  return list;
}

/** A year or an exclamation mark around a common word is guessed as soon. */
async function isCommon(password: string): Promise<boolean> {
  const common = await commonPasswords();
  const word = compact(password);
  const repeated = /^(.{1,4})\1+$/u.test(word);
  return repeated || common.has(word) || common.has(word.replace(/^\d+|\d+$/g, ''));
}

const MIN_TOKEN = 3;
/** Characters that must remain once everything personal is removed. */
const MIN_REST = 6;

function tokensOf({ email, firstName, lastName = '' }: Owner, siteName: string): string[] {
  const words = [firstName, lastName, siteName, email].flatMap((text) => [text, ...text.split(/[^\p{L}\d]+/u)]);
  const tokens = new Set(words.map(compact).filter((token) => token.length >= MIN_TOKEN));
  return [...tokens].sort((one, other) => other.length - one.length);
}

function isPersonal(password: string, owner: Owner, siteName: string): boolean {
  const word = compact(password);
  const rest = tokensOf(owner, siteName).reduce((left, token) => left.replaceAll(token, ''), word);
  return rest !== word && rest.length < MIN_REST;
}

export async function refuseWeakPassword(
  { config }: Pick<Context, 'config'>,
  database: Queryable,
  password: string,
  { field, owner }: { field: 'password' | 'newPassword'; owner: Owner },
): Promise<void> {
  if (!config.strongPasswords) return;
  const { siteName } = await getSettings(database);
  if (isPersonal(password, owner, siteName)) throw invalid({ [field]: PERSONAL });
  if (await isCommon(password)) throw invalid({ [field]: COMMON });
}
