import { Marked, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

/**
 * Text of the council's own pages, made into elements instead of HTML: it renders on the server too, and needs no
 * sanitiser, because whatever the parser does not know stays text.
 */
const ADDRESS = /^(?:https?:\/\/|mailto:)/i;

const parser = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: {
    code: () => undefined,
    lheading: () => undefined,
    table: () => undefined,
    def: () => undefined,
    // Tags are text like any other.
    html: () => undefined,
    tag: () => undefined,
  },
});

interface MarkdownElementsProps {
  text: string;
  className?: string;
}

export function MarkdownElements({ text, className }: MarkdownElementsProps) {
  return (
    <div dir="auto" className={classNames('markdown', className)}>
      {elements(parser.lexer(text))}
    </div>
  );
}

/** Children handed over one by one need no keys: a text changes as a whole. */
function wrap(tag: string | typeof Fragment, props: object | null, tokens: Token[]): ReactNode {
  return createElement(tag, props, ...tokens.map(element));
}

function elements(tokens: Token[] | undefined): ReactNode {
  return wrap(Fragment, null, tokens ?? []);
}

const wrappers: Record<string, string> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  strong: 'strong',
  em: 'em',
  del: 'del',
  list_item: 'li',
};

function element(token: Token): ReactNode {
  const wrapper = wrappers[token.type];
  if (wrapper) return wrap(wrapper, null, ('tokens' in token && token.tokens) || []);
  switch (token.type) {
    case 'space':
      return null;
    case 'heading':
      return heading(token as Tokens.Heading);
    case 'list':
      return list(token as Tokens.List);
    case 'link':
      return link(token.href, elements(token.tokens));
    case 'image':
      return link(token.href, token.text || token.href);
    case 'code':
      return createElement('pre', null, createElement('code', null, token.text));
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    default:
      return 'tokens' in token && token.tokens ? elements(token.tokens) : 'text' in token ? token.text : token.raw;
  }
}

/** The page's title is the only first heading. */
function heading({ depth, tokens }: Tokens.Heading): ReactNode {
  return depth <= 2 ? wrap('h2', { className: 'text-xl' }, tokens) : wrap('h3', { className: 'text-lg' }, tokens);
}

function list({ ordered, start, items }: Tokens.List): ReactNode {
  return ordered ? wrap('ol', { start: start || undefined }, items) : wrap('ul', null, items);
}

/** An address that leads nowhere from here leaves only its words. */
function link(href: string, words: ReactNode): ReactNode {
  if (!ADDRESS.test(href)) return words;
  return (
    <a href={href} rel="noopener">
      {words}
    </a>
  );
}
