/** Strings that have broken comparable software, handwritten and combined: always the same thousand and more. */

const SQL = [
  `'; drop table forum_posts; --`,
  `' or '1'='1`,
  `" or ""="`,
  `1; select pg_sleep(10)`,
  `$$ || version() || $$`,
  `\\'; delete from users where ''='`,
  `') union select password from users --`,
  `%27%20OR%201=1`,
  'E\\047 or true',
  '/* comentario */ --',
];

const TSQUERY = [
  'a & b | !c',
  '!!!',
  '& & &',
  'factura:*',
  'factura:ABCD*',
  "'sin cerrar",
  '(((',
  ')))(((',
  'a <-> b <2> c',
  ':* :* :*',
  "''''",
  'factura & (crédito | !banco)',
  '\\:\\*\\&\\|\\!',
  'or or or',
  '-factura "frase exacta" or',
  '@1234 & @5678',
];

const PATTERNS = [
  '%',
  '_',
  '100%',
  'a_b%c',
  '\\%\\_',
  '[a-z]*',
  '^.*$',
  '(a+)+$',
  '.*.*.*x',
  '\\d{1,9}',
  '$1',
  '{{7*7}}',
  `\${7*7}`,
  '#{7*7}',
  '<%= 7*7 %>',
];

const MARKUP = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><script>alert(1)</script>',
  "javascript:alert('1')",
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '![x](https://evil.example/x.png)',
  '<!-- --><style>*{display:none}</style>',
  '<iframe src="//evil.example">',
  '</textarea></title></script>',
  '&lt;b&gt; &amp;amp; &#60;',
  '<mark>falso</mark>',
  ']]><![CDATA[',
  '{"__proto__":{"admin":true}}',
];

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  'true',
  'false',
  'nil',
  '[object Object]',
  '-1',
  '0',
  '1e309',
  '0x1F',
  '١٢٣',
  '１２３',
  '9007199254740993',
];

const UNICODE = [
  'a\u0301e\u0301i\u0301o\u0301u\u0301 n\u0303',
  'áéíóú ñ',
  'AÑO año an\u0303o ano',
  'İstanbul ıI',
  'ﬁ ﬀ ß ẞ Æ œ',
  `z${'\u0300\u0301\u0302\u0303\u0489'.repeat(40)}algo`,
  '\u202Eatrás hacia\u202C adelante',
  '\u2066aislado\u2069 \u200E\u200F',
  'مرحبا بالعالم',
  'שלום עולם',
  '日本語の文字列 中文 한국어',
  '👩‍👩‍👧‍👦 👨🏿‍🚀 🏳️‍🌈 🇩🇴',
  '🇩🇴🇩🇴🇩🇴 1️⃣ ❤️‍🔥',
  'invisible:\u200B\u200C\u200D\u2060\uFEFF:',
  '\uFFFD \uFFFE \uFFFF',
  '𝓮𝓶𝓹𝓻𝓮𝓼𝓪 ｅｍｐｒｅｓａ',
  'línea\u2028separada\u2029así',
  '\u00A0espacios\u2003raros\u3000',
  '\uE000\uE001 uso privado \u{F0000}',
  'Ṱ̺̺o͞ ̷i̲̬n̝v̞o̢k̛e̲',
  '﷽'.repeat(5),
  '¯\\_(ツ)_/¯ (╯°□°)╯︵ ┻━┻',
];

const CONTROLS = [...Array(31).keys()]
  .map((code) => `antes${String.fromCharCode(code + 1)}después`)
  .concat('fin\u007F\u0080\u009F');

const LAYOUT = [
  '\r\nSet-Cookie: a=b',
  'a\tb\tc',
  '   espacios   ',
  '\n\n\nlíneas\n\n',
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '../../etc/passwd',
  'C:\\con\\con',
  'file:///etc/passwd',
  '%00',
  '%0d%0a',
  '\\0',
  '\\u0000',
  '\\x00',
  '`id`',
  '$(id)',
  '|id',
  ';id',
  '*_~`>#+-=|{}.!',
];

const HAND_MADE = [...SQL, ...TSQUERY, ...PATTERNS, ...MARKUP, ...NAMES, ...UNICODE, ...CONTROLS, ...LAYOUT];

/** Refused by the API, because PostgreSQL cannot store them. */
export const UNSTORABLE = ['con\u0000nulo', '\uD800suelto', 'suelto\uDFFF', '\uDC00\uD800'];

export const LONG = [
  'x'.repeat(5_000),
  'ñ'.repeat(2_500),
  '👩‍👩‍👧'.repeat(600),
  `${'a '.repeat(2_000)}fin`,
  '('.repeat(3_000),
];

/** A thousand and more, each different: every one alone, then joined with others in a fixed order. */
export const NAUGHTY_STRINGS: readonly string[] = [
  ...new Set([
    ...HAND_MADE,
    ...LONG,
    ...HAND_MADE.flatMap((each, index) =>
      [7, 31, 53, 89, 113, 127].map((step) => `${each} ${HAND_MADE[(index + step) % HAND_MADE.length]}`),
    ),
  ]),
];
