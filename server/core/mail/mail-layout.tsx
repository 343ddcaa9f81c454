/** @jsxRuntime automatic */

import type { CSSProperties, ReactElement, ReactNode } from 'react';

export const AMBER_LINE = '4px solid #fbbf24';

/** Of the light scheme, inline, because mail programs support little else. */
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
  paragraph: { margin: '0 0 16px' },
  link: { color: '#1d4ed8' },
  button: {
    display: 'inline-block',
    padding: '10px 20px',
    borderRadius: '6px',
    background: '#1d4ed8',
    color: '#ffffff',
    fontWeight: 600,
    textDecoration: 'none',
  },
  facts: { margin: '0 0 16px', padding: '0 0 0 16px', borderLeft: '4px solid #e2e8f0' },
  quote: { margin: '0 0 16px', padding: '0 0 0 16px', borderLeft: '4px solid #e2e8f0', color: '#475569' },
  signature: { margin: 0, color: '#475569' },
} satisfies Record<string, CSSProperties>;

/** The dark scheme, for mail programs that know it; the colours are those of the site. */
const DARK_STYLES = `@media (prefers-color-scheme: dark) {
.page { background: #0b1220 !important; }
.card { background: #111c30 !important; border-color: #24324c !important; color: #e2e8f0 !important; }
.line { border-color: #24324c !important; }
.muted { color: #94a3b8 !important; }
.link { color: #60a5fa !important; }
.accent { color: #67e8f9 !important; }
.button { background: #60a5fa !important; color: #0b1220 !important; }
}`;

/** A column of at most 600 px. Layout tables, because mail programs lay out nothing else alike. */
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
  /** Rows of the column. */
  children: ReactNode;
}

/** The document of every mail. No remote content. */
export function MailLayout({ title, children }: MailLayoutProps): ReactElement {
  return (
    <html lang="es-DO">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style>{DARK_STYLES}</style>
      </head>
      <body className="page" style={mailStyles.page}>
        <Column>{children}</Column>
      </body>
    </html>
  );
}

interface MailRowProps {
  children: ReactNode;
  className?: string;
  style?: CSSProperties;
}

/** A row of the column. */
export function MailRow({ children, className, style }: MailRowProps): ReactElement {
  return (
    <tr>
      <td align="left" className={className} style={{ padding: '24px', ...style }}>
        {children}
      </td>
    </tr>
  );
}
