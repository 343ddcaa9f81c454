/**
 * XSS payloads. Every element has `data-xss`, by which it is found if it is ever rendered; every script calls `xss`
 * with its number.
 */
export const CORPUS = [
  '<script data-xss>xss(1)</script>',
  '<img data-xss src=x onerror=xss(2)>',
  '<svg data-xss onload=xss(3)>',
  '<b data-xss>4</b>',
  '<svg/onload=xss(0)>',
  '"><b data-xss onmouseover="xss(5)">',
  "'><i data-xss onclick='xss(6)'>",
  '" onfocus=xss(7) autofocus x="',
  '</title><script data-xss>xss(8)</script>',
  '</script><script data-xss>xss(9)</script>',
  '</textarea></style><s data-xss>xss(10)',
  '<!--<script data-xss>xss(11)//-->',
  '\u2028xss(12)\u2029</script><u data-xss>',
  '<iframe data-xss srcdoc="<script>xss(13)</script>"></iframe>',
  '<a data-xss href=javascript:xss(14)>a</a>',
  'javascript:xss(15)//',
  '[a](javascript:xss(16))',
  '[b](JaVaScRiPt&colon;xss(17))',
  '[c](&#x6A;ava&#9;script:xss(18))',
  '[d]( java\tscript:xss(19) )'.replace('\t', '&Tab;'),
  '[e](data:text/html;base64,PHNjcmlwdD54c3MoMjApPC9zY3JpcHQ+)',
  '[f](vbscript:xss(21)) ![f](javascript:xss(21))',
  '![g](x" onerror="xss(22))',
  '<https://a.example/"onclick=xss(23)>',
  '<style data-xss>*{background:url(//evil.example/24)}</style>',
  '<link data-xss rel=stylesheet href=//evil.example/25>',
  '<base data-xss href=//evil.example/>',
  '<meta data-xss http-equiv=refresh content="0;url=//evil.example">',
  '<form data-xss action=//evil.example><input name=q>',
  '{{xss(29)}} $' + '{xss(29)} <%=xss(29)%>',
  '<math><mtext data-xss></mtext><script>xss(30)</script></math>',
  '<noscript><p title="</noscript><img data-xss src=x onerror=xss(31)>">',
  '\\u003cscript data-xss>xss(32)\\u003c/script>',
  '&lt;script data-xss&gt;xss(33)&lt;/script&gt;',
  // Placeholders of the portal's own page template.
  "<!--page-state--><!--page-html--> $& $' $`",
  'background:url(javascript:xss(35));x:expression(xss(35))',
];

const SPACE = ' ';

/** The corpus split into texts of at most that length, each after a mark that identifies it on the screen. */
export function textsOf(mark: string, max: number, isTaken = (_payload: string) => true): string[] {
  const texts: string[] = [];
  for (const payload of CORPUS.filter(isTaken)) {
    const last = texts.at(-1);
    const longer = last === undefined ? undefined : `${last}${SPACE}${payload}`;
    if (longer !== undefined && [...longer].length <= max) texts[texts.length - 1] = longer;
    else if ([...mark, SPACE, ...payload].length <= max) texts.push(`${mark}${SPACE}${payload}`);
  }
  return texts;
}
