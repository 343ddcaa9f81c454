import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

function render(text: string, author: 'council' | 'member' = 'council'): string {
  const html = renderToStaticMarkup(createElement(Markdown, { text, author }));
  return html.replace(/^<div dir="auto" class="markdown">(.*)<\/div>$/s, '$1');
}

describe('Markdown', () => {
  it.each([
    ['uno **dos** *tres* ~~no~~', '<p>uno <strong>dos</strong> <em>tres</em> <del>no</del></p>'],
    ['uno\ndos', '<p>uno<br/>dos</p>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['> cita', '<blockquote><p>cita</p></blockquote>'],
    ['`a < b`', '<p><code>a &lt; b</code></p>'],
    ['# Uno\n\n### Tres', '<h2 class="text-xl">Uno</h2><h3 class="text-lg">Tres</h3>'],
    ['[sitio](https://a.example)', '<p><a href="https://a.example" rel="noopener">sitio</a></p>'],
    ['[correo](mailto:a@b.example)', '<p><a href="mailto:a@b.example" rel="noopener">correo</a></p>'],
  ])('renders %j', (text, html) => {
    expect(render(text)).toBe(html);
  });

  it('leaves only the words of a link that leads elsewhere', () => {
    for (const address of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      '//a.example',
      'vbscript:x',
    ]) {
      expect(render(`[pulsa](${address})`)).toBe('<p>pulsa</p>');
      expect(render(`![foto](${address})`)).toBe('<p>foto</p>');
    }
  });

  it('gives what a member writes no headings, and its links nothing to gain', () => {
    expect(render('# Uno', 'member')).toBe('<p><strong>Uno</strong></p>');
    expect(render('[sitio](https://a.example)', 'member')).toContain('rel="nofollow ugc noopener"');
  });

  it.each([
    ['quotes', '>'.repeat(1583)],
    ['list items', '- '.repeat(1075).trim()],
    ['list items with a word', `${'- '.repeat(1075)}a`],
    ['emphasis', `${'*'.repeat(2500)}a${'*'.repeat(2500)}`],
    ['quotes over lines', `${'>'.repeat(1000)} a\nb\n${'>'.repeat(1000)} c`],
    ['lists over lines', Array.from({ length: 70 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')],
  ])('shows %s that nest too deeply as they were typed', (_name, text) => {
    expect(render(text)).toBe(`<p class="whitespace-pre-wrap">${text.replaceAll('>', '&gt;')}</p>`);
  });

  it.each([
    ['a sign', `¡Feliz año${'!'.repeat(20_000)}`],
    ['spaces', `a${' '.repeat(20_000)}b`],
    ['links without a target', '[](()'.repeat(4_000)],
    ['items of a list', '- a\n'.repeat(5_000)],
  ])('shows a text that repeats %s too often as it was typed', (_name, text) => {
    expect(render(text)).toBe(`<p class="whitespace-pre-wrap">${text}</p>`);
  });

  it('renders a long list and a form to fill in', () => {
    expect(render('- **Punto** de la [agenda](https://a.example)\n'.repeat(300))).toContain('<strong>Punto</strong>');
    expect(render('Nombre: ____________________\nCédula: ____________________\n\n'.repeat(100))).toContain('<br/>');
  });

  it('shows tags as they were typed', () => {
    const html = render('<script>alert(1)</script> y <img src=x onerror=alert(1)>\n\n<div>a</div>');
    expect(html).not.toMatch(/<(script|img|div)/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});
