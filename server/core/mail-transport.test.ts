import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMailer } from './mail-transport.ts';

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
});

/** A mail server that refuses everybody, with bytes that smtp-server would not write. */
async function startRefusingServer(reply: string) {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (command) => socket.write(String(command).startsWith('RCPT') ? `${reply}\r\n` : '250 ok\r\n'));
    socket.write('220 portal.example\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

it('the reply of a mail server is kept as plain text of some length: no database stores a NUL', async () => {
  const server = await startRefusingServer(`550-5.1.1 no\0such\u202euser\r\n550 5.1.1 ${'x'.repeat(10_000)}`);
  const config = { smtpUrl: server.url, mailFrom: 'oficina@prueba.example', dataDir };
  const mailer = createMailer(config, pino({ level: 'silent' }));
  const { cause: error } = await mailer.send(mail).then(
    () => expect.fail(),
    (failure) => failure,
  );
  expect(error).toMatchObject({ command: 'RCPT TO', responseCode: 550 });
  expect(error.response).toMatch(/^550-5\.1\.1 no such user\n550 5\.1\.1 x+$/);
  for (const text of [error.message, error.response, error.stack]) {
    expect(text.length).toBeLessThan(5_000);
    expect(text).not.toMatch(/[\0\u202e]/);
  }
  expect(Object.keys(error).sort()).toEqual(['code', 'command', 'response', 'responseCode']);
  mailer.close();
  server.close();
});
