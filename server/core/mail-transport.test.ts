import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMailer, openMailTransport } from './mail-transport.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-mail-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

async function senderOfFile() {
  const [file = ''] = await readdir(join(dataDir, 'mail'));
  const { from } = await new PostalMime().parse(await readFile(join(dataDir, 'mail', file)));
  return from;
}

const mail = { to: 'ana@prueba.example', subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' };
const senderName = 'Consejo "del" Este <otro@prueba.example>';

it.each([
  ['oficina@prueba.example', { name: senderName, address: 'oficina@prueba.example' }],
  ['Oficina <oficina@prueba.example>', { name: 'Oficina', address: 'oficina@prueba.example' }],
])('mails sent from %s are of %j', async (mailFrom, sender) => {
  const config = { smtpUrl: undefined, mailFrom, dataDir };
  await createMailer(config, pino({ level: 'silent' })).send({ ...mail, senderName });
  expect(await senderOfFile()).toMatchObject(sender);
  await rm(join(dataDir, 'mail'), { recursive: true });

  const hooks = { confirm: async () => {}, beforeFinalByte: () => {} };
  await openMailTransport(config).send({ ...mail, senderName, messageId: '<1@prueba.example>', headers: {} }, hooks);
  expect(await senderOfFile()).toMatchObject(sender);
});
