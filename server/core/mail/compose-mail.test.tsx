/** @jsxRuntime automatic */

import { expect, it } from 'vitest';
import { composeBulkMail, composeMail } from './compose-mail.tsx';
import { Action, Facts, Paragraph, Quote } from './mail-components.tsx';

const HOSTILE = '<a href="//evil.example">x</a> & <i data-greeting=""></i> $& http://evil.example';
const ESCAPED =
  '&lt;a href=&quot;//evil.example&quot;&gt;x&lt;/a&gt; &amp; &lt;i data-greeting=&quot;&quot;&gt;&lt;/i&gt; $&amp; http://evil.example';

const mail = {
  subject: HOSTILE,
  site: { siteName: HOSTILE, primaryColor: '#14532D', secondaryColor: '#A3E635' },
  content: (
    <>
      <Paragraph>Dice: {HOSTILE}</Paragraph>
      <Facts facts={[{ label: 'Lugar', value: HOSTILE }]} />
      <Quote intro="Escribiste:">{HOSTILE}</Quote>
      <Action label={HOSTILE} href="https://portal.example/" />
    </>
  ),
};

it('what people wrote is neither markup nor a link, in every block of a mail', async () => {
  const { html, text, subject } = await composeMail({ ...mail, to: 'ana@prueba.example' });
  expect(html.split(ESCAPED)).toHaveLength(8);
  expect(html).not.toContain('<a href="//evil');
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(text.split(HOSTILE)).toHaveLength(6);
  expect(subject).toBe(HOSTILE);
});

it('each reader of a mail for many is greeted once, whatever their name and the mail contain', async () => {
  const addressTo = await composeBulkMail(mail);
  const ana = addressTo('ana@prueba.example', `Hola, ${HOSTILE}:`);
  const luis = addressTo('luis@prueba.example', 'Hola:');
  expect(ana.html.split(`<p style="margin:0 0 16px">Hola, ${ESCAPED}:</p>`)).toHaveLength(2);
  expect(ana.html.split(ESCAPED)).toHaveLength(9);
  expect(ana.text).toMatch(/^Hola, <a href=/);
  expect(luis).toMatchObject({ to: 'luis@prueba.example', text: expect.stringMatching(/^Hola:\n\nDice: </) });
  expect(luis.html.split('<p style="margin:0 0 16px">Hola:</p>')).toHaveLength(2);
  expect(luis.html).not.toContain('<i data-greeting');
});

it('the site heads every mail, in its colours, and its button reads on them', async () => {
  const { html } = await composeMail({ ...mail, to: 'ana@prueba.example' });
  expect(html).toContain('background:#14532d');
  expect(html).toMatch(/class="button" style="[^"]*background:#a3e635;color:#000000"/);
});

it('line breaks stay, in the HTML too', async () => {
  const content = <Paragraph>{'Uno\r\ndos\n\ntres'}</Paragraph>;
  const { html, text } = await composeMail({ ...mail, content, to: 'ana@prueba.example' });
  expect(html).toContain('Uno<br/>dos<br/><br/>tres</p>');
  expect(text).toMatch(/^Uno\r\ndos\n\ntres\n\n— /);
});
