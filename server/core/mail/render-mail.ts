import { Children, type FunctionComponent, isValidElement, type ReactElement, type ReactNode } from 'react';

interface WithChildren {
  children?: ReactNode;
}

/** An element of the HTML, and a paragraph of the text. */
type MailBlock<Props> = FunctionComponent<Props> & { toText(props: Props): string };

export function mailBlock<Props>(html: FunctionComponent<Props>, toText: (props: Props) => string): MailBlock<Props> {
  return Object.assign(html, { toText });
}

export function wordsOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => (isValidElement<WithChildren>(child) ? wordsOf(child.props.children) : child))
    .join('');
}

function textBlocks(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<WithChildren>(child)) return String(child);
    const { type, props } = child;
    if (type === 'head') return [];
    if (typeof type !== 'function') return textBlocks(props.children);
    if ('toText' in type) return (type as MailBlock<unknown>).toText(props);
    // A composed component; mails have no state, so no hooks either.
    return textBlocks((type as (props: WithChildren) => ReactNode)(props));
  });
}

/** Lazy import: neither a start nor a command of the operator waits for React. */
export async function loadRenderer(): Promise<(node: ReactNode) => string> {
  // Of a CommonJS package, esbuild gives `import()` no named exports.
  const { default: server } = await import('react-dom/server');
  return server.renderToStaticMarkup;
}

/** React escapes user input: it never becomes markup or a link. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const renderStatic = await loadRenderer();
  return { html: `<!doctype html>${renderStatic(mail)}`, text: textBlocks(mail).filter(Boolean).join('\n\n') };
}
