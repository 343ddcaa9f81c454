/** @jsxRuntime automatic */

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { mailSamples, type SampleMail } from './mail-samples.ts';

/** A desktop's reading pane, and a phone. */
const WIDTHS = [640, 360];

const STYLES = `body { margin: 1.5rem; font: 16px/1.5 sans-serif; }
nav { columns: 16rem; }
section { margin-top: 2rem; border-top: 1px solid; }
iframe { height: 34rem; border: 1px solid; background: #fff; vertical-align: top; }
pre { display: inline-block; max-width: 40rem; margin: 0 0 0 1rem; white-space: pre-wrap; }`;

function Section({ name, mail: { subject, html, text } }: { name: string; mail: SampleMail }): ReactElement {
  return (
    <section id={name}>
      <h2>{subject}</h2>
      <p>
        <code>{name}</code>
      </p>
      {WIDTHS.map((width) => (
        <iframe key={width} title={`${name}, ${width} px`} width={width} srcDoc={html} sandbox="" loading="lazy" />
      ))}
      <pre>{text}</pre>
    </section>
  );
}

function Page({ mails }: { mails: [name: string, mail: SampleMail][] }): ReactElement {
  return (
    <html lang="es-DO">
      <head>
        <meta charSet="utf-8" />
        <title>Correos</title>
        <style>{STYLES}</style>
      </head>
      <body>
        <h1>Correos</h1>
        <nav>
          {mails.map(([name, { subject }]) => (
            <div key={name}>
              <a href={`#${name}`}>{subject}</a>
            </div>
          ))}
        </nav>
        {mails.map(([name, mail]) => (
          <Section key={name} name={name} mail={mail} />
        ))}
      </body>
    </html>
  );
}

const mails = await Promise.all(
  Object.entries(mailSamples).map(async ([name, write]): Promise<[string, SampleMail]> => [name, await write()]),
);

/** `vite.config.ts` serves it while developing. */
export const page = `<!doctype html>${renderToStaticMarkup(<Page mails={mails} />)}`;
