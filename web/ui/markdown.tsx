import { useEffect, useMemo, useState } from 'react';
import { classNames } from '../lib/class-names.ts';

type Render = (text: string) => string;

/** Parser and sanitiser are heavy: they come when the first text is shown, and stay. */
let loaded: Render | undefined;

async function loadRenderer(): Promise<Render> {
  const { renderMarkdown } = await import('./render-markdown.ts');
  loaded = renderMarkdown;
  return renderMarkdown;
}

interface MarkdownProps {
  text: string;
  className?: string;
}

/** What somebody wrote, with its emphasis, lists, quotes and links. Until the parser is here, as plain text. */
export function Markdown({ text, className }: MarkdownProps) {
  const [render, setRender] = useState(() => loaded);
  useEffect(() => {
    if (render) return;
    // Without it (no connection) the plain text stays: it can be read as it is.
    loadRenderer().then(
      (renderer) => setRender(() => renderer),
      () => undefined,
    );
  }, [render]);
  const html = useMemo(() => render?.(text), [render, text]);

  const look = classNames('markdown', className);
  if (html === undefined) {
    return (
      <div dir="auto" className={classNames(look, 'whitespace-pre-wrap')}>
        {text}
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place; fed by nothing but the sanitiser
  return <div dir="auto" className={look} dangerouslySetInnerHTML={{ __html: html }} />;
}
