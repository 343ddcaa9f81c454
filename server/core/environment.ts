import addressparser from 'nodemailer/lib/addressparser';
import * as z from 'zod';
import { databaseVariables } from './database-variables.ts';
import { DEFAULT_PORT, operationsVariables } from './operations-config.ts';
import { trustedProxies } from './trusted-proxies.ts';

const onOff = (name: string) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'], `${name} debe ser "on" u "off"`)
    .transform((value) => ['on', 'true', '1'].includes(value));

const url = (name: string, protocols: string[], example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `${name} debe ser una dirección como ${example}`,
    );

/** The rest of an address would be ignored: the portal lives at the root of its host. */
const hasOnlyOrigin = (address: string) =>
  !URL.canParse(address) || new URL(address).href.replace(/\/+$/, '') === new URL(address).origin;

/** Refused here as it would be by Fastify. */
function areProxies(list: string): boolean {
  try {
    return Boolean(trustedProxies(list));
  } catch {
    return false;
  }
}

/**
 * Every variable with its meaning, from which docs/configuration.md is made: `npm run tool -- configuration`. A `default` that
 * is computed is said in words.
 */
export const environment = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'NODE_ENV debe ser "production", o "development" para probar')
    .optional()
    .meta({ description: '`production` makes it strict about all of the below' }),
  HOST: z.string().default('127.0.0.1').meta({ description: 'where it listens' }),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'PORT debe ser un número de puerto entre 0 y 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'PORT debe ser un número de puerto entre 0 y 65535')
    .default(DEFAULT_PORT)
    .meta({ description: 'the port it listens on' }),
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:'], 'https://portal.example')
    .refine(
      hasOnlyOrigin,
      'PUBLIC_URL no puede llevar una ruta ni nada más después del nombre: el portal necesita un dominio o subdominio propio, como https://portal.example',
    )
    .optional()
    .meta({
      description:
        'the address that people use, without a path: the portal needs a domain or subdomain of its own; required in production, with `https`',
      default: 'the listening address',
    }),
  ALLOWED_HOSTS: z
    .string()
    .regex(
      /^[\w.:[\]-]+(\s*,\s*[\w.:[\]-]+)*$/,
      'ALLOWED_HOSTS debe tener nombres separados por comas, como portal.example,www.portal.example',
    )
    .optional()
    .meta({
      description:
        'further names, separated by commas, under which it answers in production, besides that of `PUBLIC_URL`',
    }),
  ...databaseVariables,
  ALLOW_ROOT: onOff('ALLOW_ROOT').optional().meta({
    description:
      'lets root run the portal’s own database in production, for a container in which root is nobody outside',
    default: '`off`',
  }),
  DATA_DIR: z.string().default('.data').meta({
    description:
      'the portal’s own database and session secret, backups (`backups`), and outgoing mail when there is no SMTP server. With `DATABASE_URL`, `SESSION_SECRET` and `SMTP_URL` only the backups and the list of deleted accounts are kept there',
  }),
  DEMO: onOff('DEMO').optional().meta({
    description:
      'loads the demo data into an empty database; where it is only the default, its accounts open from this machine alone; refused in production',
    default: '`on`, in production `off`',
  }),
  SESSION_SECRET: z.string().min(32, 'SESSION_SECRET debe tener al menos 32 caracteres').optional().meta({
    description: 'signs sessions and links: at least 32 characters; required in production',
    default: 'made, and kept under `DATA_DIR`',
  }),
  SESSION_SECRET_FORMER: z
    .string()
    .min(32, 'SESSION_SECRET_FORMER debe tener al menos 32 caracteres')
    .optional()
    .meta({ description: 'the one before, while it is replaced: [a new secret](operations.md#a-new-session_secret)' }),
  RATE_LIMITS: onOff('RATE_LIMITS')
    .default(true)
    .meta({ description: '`off` lifts them for tests and measurements; refused in production' }),
  REQUIRE_CONSENT: onOff('REQUIRE_CONSENT').optional().meta({
    description:
      'registering, the contact form and the newsletter need consent to the privacy text; `off` is refused in production',
    default: '`off`, in production `on`',
  }),
  TRUST_PROXY: z
    .string()
    .refine(
      areProxies,
      'TRUST_PROXY debe tener direcciones IP o redes separadas por comas, como 127.0.0.1 o 10.0.0.0/8',
    )
    .optional()
    .meta({
      description:
        'addresses or networks (`10.0.0.0/8`) of the reverse proxies whose `X-Forwarded-For` is believed, separated by commas',
    }),
  HSTS_SUBDOMAINS: onOff('HSTS_SUBDOMAINS').default(true).meta({
    description:
      'in production, browsers use https for the subdomains of `PUBLIC_URL` too; `off` where one of them has none',
  }),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://usuario:clave@servidor:587')
    .optional()
    .meta({ description: 'outgoing mail; without it, mail is written as files under `DATA_DIR/mail`' }),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => addressparser(text, { flatten: true }).some(({ address }) => /^[^\s@]+@[^\s@]+$/.test(address)),
      'MAIL_FROM debe ser una dirección de correo, como no-responder@portal.example o «Portal <no-responder@portal.example>»',
    )
    .optional()
    .meta({
      description:
        'who mail comes from, under the name of the site unless it has one (`Oficina <…>`); the start and `doctor` say which address was derived',
      default: '`no-responder@` the domain of `PUBLIC_URL`',
    }),
  MAIL_DAILY_LIMIT: z
    .string()
    .regex(/^[1-9]\d{1,6}$/, 'MAIL_DAILY_LIMIT debe ser un número de correos entre 10 y 9999999')
    .transform(Number)
    .optional()
    .meta({
      description:
        'mails that the provider takes a day, by the calendar of Santo Domingo; what does not fit goes tomorrow. A tenth is kept for links that people ask for, such as password links; addresses that nobody confirmed share a third',
    }),
  EMAIL_CONFIRMATION: onOff('EMAIL_CONFIRMATION').optional().meta({
    description:
      'whoever has not confirmed their e-mail reads and completes their profile, and reaches out to nobody; a new e-mail takes the password and its confirmation',
    default: '`on` with `SMTP_URL`, else `off`',
  }),
  STRONG_PASSWORDS: onOff('STRONG_PASSWORDS').optional().meta({
    description:
      '`on`: the most used passwords, and those made of the person’s name, e-mail or the site’s name, are refused; `off`: the forms advise against them',
    default: '`off`, in production `on`',
  }),
  OIDC_ISSUER: url('OIDC_ISSUER', ['http:', 'https:'], 'https://identidad.example').optional().meta({
    description:
      'external sign-in with any OpenID Connect issuer; its redirect address is `PUBLIC_URL/api/login/callback`',
  }),
  OIDC_CLIENT_ID: z.string().optional().meta({ description: 'the portal’s name at that issuer' }),
  OIDC_CLIENT_SECRET: z.string().optional().meta({ description: 'its secret there' }),
  ...operationsVariables,
  RESTORE_DATABASE_URL: url(
    'RESTORE_DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://usuario:clave@servidor/base_vacia',
  )
    .optional()
    .meta({ description: 'an empty database to restore into, where the role may not create one' }),
  WORKERS: z
    .string()
    .regex(/^(auto|[1-9]\d?)$/, 'WORKERS debe ser "auto" o un número entre 1 y 99')
    .optional()
    .meta({
      description: 'processes that share the port; `auto`: one a core, 8 at most. `SIGHUP` replaces them one by one',
      default: '`1`, in production `auto`',
    }),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'LOG_LEVEL debe ser un nivel de pino: info, warn…',
    )
    .default('info')
    .meta({ description: 'a [pino](https://getpino.io) level' }),
});

export const VARIABLE_NAMES: readonly string[] = Object.keys(environment.shape);
