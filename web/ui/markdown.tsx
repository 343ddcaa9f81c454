import { getDefaults, Lexer, type Token, Tokenizer, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { markdownProblem } from '#contract/markdown-depth.ts';
import { classNames } from '../lib/class-names.ts';
import { RenderBoundary } from './render-boundary.tsx';

/**
 * The only renderer of user-written Markdown. It creates elements, never HTML: unknown syntax stays text and needs no
 * sanitizing.
 */
const ADDRESS = /^(?:https?:\/\/|mailto:)/i;

/** Disabled: four spaces, dashes and bars are layout in messages, not code, headings or tables. */
class MessageTokenizer extends Tokenizer {
  override code = nothing;
  override lheading = nothing;
  override table = nothing;
  override def = nothing;
  // HTML tags are plain text.
  override html = nothing;
  override tag = nothing;
}

function nothing(): undefined {
  return undefined;
}

/** Only the council's texts have headings; members' texts are part of a page with its own hierarchy. */
type Author = 'council' | 'member';

export function Markdown({ text, author, className }: { text: string; author: Author; className?: string }) {
  const plain = <p className="whitespace-pre-wrap">{text}</p>;
  const tokens = parse(text);
  return (
    <div dir="auto" className={classNames('markdown', className)}>
      <RenderBoundary fallback={plain}>{tokens ? elements(tokens, author) : plain}</RenderBoundary>
    </div>
  );
}

/** Undefined for input that would take too long or exhaust the stack. */
function parse(text: string): Token[] | undefined {
  if (markdownProblem(text)) return undefined;
  try {
    // A newline in the input is a line break on the page.
    return new Lexer({ ...getDefaults(), breaks: true, tokenizer: new MessageTokenizer() }).lex(text);
  } catch {
    return undefined;
  }
}

/** Children as arguments need no keys: a text changes as a whole. */
function wrap(tag: string | typeof Fragment, props: object | null, tokens: Token[], author: Author): ReactNode {
  return createElement(tag, props, ...tokens.map((token) => element(token, author)));
}

function elements(tokens: Token[] | undefined, author: Author): ReactNode {
  return wrap(Fragment, null, tokens ?? [], author);
}

const wrappers: Record<string, string> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  strong: 'strong',
  em: 'em',
  del: 'del',
  list_item: 'li',
};

function element(token: Token, author: Author): ReactNode {
  const wrapper = wrappers[token.type];
  if (wrapper) return wrap(wrapper, null, ('tokens' in token && token.tokens) || [], author);
  switch (token.type) {
    case 'space':
      return null;
    case 'heading':
      return heading(token as Tokens.Heading, author);
    case 'list':
      return list(token as Tokens.List, author);
    case 'link':
      return link(token.href, elements(token.tokens, author), author);
    case 'image':
      return link(token.href, token.text || token.href, author);
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
      return 'tokens' in token && token.tokens
        ? elements(token.tokens, author)
        : 'text' in token
          ? token.text
          : token.raw;
  }
}

/** The page's title is the only `h1`. */
function heading({ depth, tokens }: Tokens.Heading, author: Author): ReactNode {
  if (author === 'member') return <p>{wrap('strong', null, tokens, author)}</p>;
  const [tag, className] = depth <= 2 ? ['h2', 'text-xl'] : ['h3', 'text-lg'];
  return wrap(tag, { className }, tokens, author);
}

function list({ ordered, start, items }: Tokens.List, author: Author): ReactNode {
  return ordered ? wrap('ol', { start: start || undefined }, items, author) : wrap('ul', null, items, author);
}

/** Other schemes leave only the text; members' links are `nofollow ugc`. */
function link(href: string, words: ReactNode, author: Author): ReactNode {
  if (!ADDRESS.test(href)) return words;
  return (
    <a href={href} rel={author === 'member' ? 'nofollow ugc noopener' : 'noopener'}>
      {words}
    </a>
  );
}
