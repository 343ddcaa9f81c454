/** @jsxRuntime automatic */

import { Children, createElement, Fragment, type ReactNode, useContext } from 'react';
import { MailPalette, mailStyles } from './mail-layout.tsx';
import { mailBlock, wordsOf } from './render-mail.ts';

interface Words {
  children: ReactNode;
}

const BREAK = <br />;

const linesOf = (text: string): ReactNode[] =>
  text.split(/\r?\n/).flatMap((line, index) => (index === 0 ? [line] : [BREAK, line]));

function withBreaks(node: ReactNode): ReactNode {
  const parts = Children.toArray(node).flatMap((child): ReactNode[] =>
    typeof child === 'string' ? linesOf(child) : [child],
  );
  // As arguments, not as a list: the parts are fixed and need no keys.
  return createElement(Fragment, null, ...parts);
}

export const Paragraph = mailBlock(
  ({ children }: Words) => <p style={mailStyles.paragraph}>{withBreaks(children)}</p>,
  ({ children }) => wordsOf(children),
);

/** The address comes from the portal, never from user input. */
export function Link({ href, children }: Words & { href: string }): ReactNode {
  const { link } = useContext(MailPalette);
  return (
    <a href={href} className="link" style={{ color: link.light }}>
      {children}
    </a>
  );
}

/** The last block before the signature. */
export const Action = mailBlock(
  ({ href, label }: { href: string; label: string }) => {
    const { button, onButton } = useContext(MailPalette);
    return (
      <p style={mailStyles.paragraph}>
        <a
          href={href}
          className="button"
          style={{ ...mailStyles.button, background: button.light, color: onButton.light }}
        >
          {label}
        </a>
      </p>
    );
  },
  ({ href, label }) => `${label}:\n${href}`,
);

export const Facts = mailBlock(
  ({ facts }: { facts: { label: string; value: string }[]; separator?: string }) => (
    <p className="line" style={mailStyles.facts}>
      {facts.map(({ label, value }, index) => (
        <Fragment key={label}>
          {index > 0 && <br />}
          <b>{label}:</b> {value}
        </Fragment>
      ))}
    </p>
  ),
  ({ facts, separator = '\n' }) => facts.map(({ label, value }) => `${label}: ${value}`).join(separator),
);

export const Quote = mailBlock(
  ({ intro, children }: Words & { intro: string }) => (
    <>
      <p style={mailStyles.paragraph}>{intro}</p>
      <blockquote className="line muted" style={mailStyles.quote}>
        {withBreaks(children)}
      </blockquote>
    </>
  ),
  ({ intro, children }) => `${intro}\n${wordsOf(children).replace(/^/gm, '> ')}`,
);

/** In the head of every mail; the text part has the name in the signature. */
export const MailHeader = mailBlock(
  ({ siteName }: { siteName: string }) => {
    const { onBand } = useContext(MailPalette);
    return (
      <p className="masthead" style={{ ...mailStyles.masthead, color: onBand.light }}>
        {siteName}
      </p>
    );
  },
  () => '',
);

export const Signature = mailBlock(
  ({ siteName }: { siteName: string }) => (
    <p className="muted" style={mailStyles.signature}>
      — {siteName}
    </p>
  ),
  ({ siteName }) => `— ${siteName}`,
);
