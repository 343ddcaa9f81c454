/** @jsxRuntime automatic */

import { type CSSProperties, createContext, type ReactElement, type ReactNode } from 'react';
import { DEFAULT_PALETTE, type Palette } from '#contract/site/palette.ts';

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
