import createSanitiser from 'dompurify';
import { Marked } from 'marked';

/**
 * The one way from what people write to HTML. The parser is told to make little: tags are shown as they were typed,
 * pictures become links, headings become bold lines (the page has its own hierarchy). Whatever comes out is cut down
 * to the list below by the sanitiser, which has the last word.
 */
const ADDRESS = /^(?:https?:\/\/|mailto:)/i;
const ALLOWED = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'em', 'del', 'ul', 'ol', 'li', 'a', 'blockquote', 'code', 'pre', 'hr'],
  ALLOWED_ATTR: ['href', 'rel', 'start'],
  ALLOWED_URI_REGEXP: ADDRESS,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** An address that leads nowhere from here leaves only its words. */
const link = (href: string, words: string) =>
  ADDRESS.test(href) ? `<a href="${escapeHtml(href)}">${words}</a>` : words;

const parser = new Marked({
  gfm: true,
  // A line break in the box is a line break on the page.
  breaks: true,
  tokenizer: {
    // Four spaces, a line of dashes or a few bars are how people lay out a message; they do not mean code or tables.
    code: () => undefined,
    lheading: () => undefined,
    table: () => undefined,
    def: () => undefined,
    // Tags are text like any other.
    html: () => undefined,
    tag: () => undefined,
  },
  renderer: {
    heading({ tokens }) {
      return `<p><strong>${this.parser.parseInline(tokens)}</strong></p>`;
    },
    link({ href, tokens }) {
      return link(href, this.parser.parseInline(tokens));
    },
    image: ({ href, text }) => link(href, escapeHtml(text || href)),
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
});

const sanitiser = createSanitiser(window);

/** Search engines get nothing from links that members write, and the page behind one gets no hold of this one. */
sanitiser.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') element.setAttribute('rel', 'nofollow ugc noopener');
});

export function renderMarkdown(text: string): string {
  return sanitiser.sanitize(parser.parse(text, { async: false }), ALLOWED);
}
