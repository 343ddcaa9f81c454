/** @jsxRuntime automatic */

import {
  Children,
  type CSSProperties,
  createContext,
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { DEFAULT_PALETTE, type Palette } from '#contract/site/palette.ts';
import { mailBlock, wordsOf } from './render-mail.ts';

/** Colours of the site. Text parts read no context: they are made without React. */
export const MailPalette = createContext<Palette>(DEFAULT_PALETTE);

export const bandStyle = ({ band, highlight }: Palette): CSSProperties => ({
  background: band.light,
  borderBottom: `4px solid ${highlight.light}`,
});

/** Light scheme, inline, because mail programs support little else. */
export const mailStyles = {
  page: { margin: 0, background: '#fbf9f5' },
  card: {
    maxWidth: '600px',
    background: '#ffffff',
    border: '1px solid #e2e8f0',
    fontFamily: 'Figtree,Segoe UI,Helvetica,Arial,sans-serif',
    fontSize: '16px',
    lineHeight: 1.6,
    color: '#1e293b',
    // A long address breaks before it makes the mail wider than a phone.
    wordBreak: 'break-word',
  },
  masthead: { margin: 0, fontSize: '18px', fontWeight: 700, lineHeight: 1.3 },
  paragraph: { margin: '0 0 16px' },
  button: {
    display: 'inline-block',
    padding: '10px 20px',
    borderRadius: '6px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  facts: { margin: '0 0 16px', padding: '0 0 0 16px', borderLeft: '4px solid #e2e8f0' },
  quote: { margin: '0 0 16px', padding: '0 0 0 16px', borderLeft: '4px solid #e2e8f0', color: '#475569' },
  signature: { margin: 0, color: '#475569' },
} satisfies Record<string, CSSProperties>;

const darkStyles = ({ background, card, border, link, accentText, button, onButton }: Palette) =>
  `@media (prefers-color-scheme: dark) {
.page { background: ${background.dark} !important; }
.card { background: ${card.dark} !important; border-color: ${border.dark} !important; color: #e2e8f0 !important; }
.line { border-color: ${border.dark} !important; }
.muted { color: #94a3b8 !important; }
.link { color: ${link.dark} !important; }
.accent { color: ${accentText.dark} !important; }
.button { background: ${button.dark} !important; color: ${onButton.dark} !important; }
}`;

/** At most 600 px. Layout tables, because mail programs lay out nothing else alike. */
function Column({ children }: { children: ReactNode }): ReactElement {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} className="page" style={mailStyles.page}>
      <tbody>
        <tr>
          <td align="center" style={{ padding: '16px' }}>
            <table
              role="presentation"
              width="100%"
              cellPadding={0}
              cellSpacing={0}
              className="card"
              style={mailStyles.card}
            >
              <tbody>{children}</tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

interface MailLayoutProps {
  title: string;
  palette: Palette;
  children: ReactNode;
}

/** No remote content. */
export function MailLayout({ title, palette, children }: MailLayoutProps): ReactElement {
  return (
    <html lang="es-DO">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style>{darkStyles(palette)}</style>
      </head>
      <body className="page" style={mailStyles.page}>
        <MailPalette value={palette}>
          <Column>{children}</Column>
        </MailPalette>
      </body>
    </html>
  );
}

interface MailRowProps {
  children: ReactNode;
  className?: string;
  style?: CSSProperties;
}

export function MailRow({ children, className, style }: MailRowProps): ReactElement {
  return (
    <tr>
      <td align="left" className={className} style={{ padding: '24px', ...style }}>
        {children}
      </td>
    </tr>
  );
}

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
