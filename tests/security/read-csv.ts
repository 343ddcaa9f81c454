/** Parses CSV as a spreadsheet does (RFC 4180). */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y;
  const body = text.replace(/^\ufeff/, '').replace(/\r\n$/, '');
  for (;;) {
    const at = cell.lastIndex;
    const found = cell.exec(body);
    if (!found) throw new Error(`not a table: ${JSON.stringify(body.slice(at, at + 80))}`);
    const [, quoted, plain = '', end] = found;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') return rows;
    if (end === '\r\n') rows.push([]);
  }
}
