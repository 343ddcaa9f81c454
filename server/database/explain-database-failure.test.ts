import pg from 'pg';
import { expect, it } from 'vitest';
import { explainDatabaseFailure } from './explain-database-failure.ts';

const refusal = (code: string, message: string) => Object.assign(new Error(message), { code });

it.each([
  [
    '28P01',
    'password authentication failed for user "portal"',
    /la contraseña del rol «portal»\. Corrígela en DATABASE_URL/,
  ],
  ['28P01', 'la autentificación password falló para el usuario «portal»', /la contraseña del rol «portal»/],
  [
    '28000',
    'role "portal" does not exist',
    /no deja entrar al portal \(role "portal" does not exist\)\. .*pg_hba\.conf/,
  ],
  ['3D000', 'database "portal" does not exist', /no tiene la base de datos «portal»\. Créala con «createdb»/],
  [
    '42501',
    'permission denied for schema public',
    /\(permission denied for schema public\)\. .*MIGRATION_DATABASE_URL/,
  ],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain', /certificado .*sslrootcert/],
  ['57014', 'canceling statement due to statement timeout', /tardó demasiado/],
  ['53300', 'sorry, too many clients already', /no responde \(sorry, too many clients already\)/],
])('%s, «%s», is told with what to do', (code, message, sentence) => {
  expect(explainDatabaseFailure(refusal(code, message))).toMatch(sentence);
});

it('a password that is asked for and not given is told, in the words of the driver that is installed', async () => {
  const saslWithoutPassword = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string');
  expect(explainDatabaseFailure(saslWithoutPassword)).toMatch(/pide una contraseña/);
  const nobody = new pg.Client({ host: '127.0.0.1', port: 1 });
  expect(explainDatabaseFailure(await nobody.connect().catch((error) => error))).toMatch(
    /no responde \(.*ECONNREFUSED/,
  );
});

it('what is no trouble of the database is left alone', () => {
  const file = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', syscall: 'open' });
  for (const other of [file, new TypeError('x is not a function'), 'text'])
    expect(explainDatabaseFailure(other)).toBeUndefined();
});
