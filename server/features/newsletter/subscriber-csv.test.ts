import { describe, expect, it } from 'vitest';
import { decodeFile, parseRecords } from '../../core/csv-records.ts';
import { parseAddresses } from './subscriber-csv.ts';

const read = (file: string) => parseAddresses(parseRecords(file));
const emails = (file: string) => read(file).addresses.map(({ email }) => email);

describe('a file of addresses', () => {
  it.each([
    ['a list', 'ana@x.example\nluis@x.example'],
    ['Windows line ends and a mark at the beginning', '\uFEFFana@x.example\r\nluis@x.example\r\n'],
    ['a heading', 'Correo\nana@x.example\nluis@x.example'],
    ['columns, with an empty one', 'Nombre;;Email\nAna;;ana@x.example\n;;luis@x.example'],
    ['tabs', 'correo electrónico\tnombre\nana@x.example\tAna\nluis@x.example\t'],
    [
      'quotes, and separators inside of them',
      '"nombre","e-mail"\n"Gil, Ana",ana@x.example\n"Luis ""El Bueno""","luis@x.example"',
    ],
    ['commas in names between semicolons', 'Nombre;Correo\nGil, Ana;ana@x.example\nRoa, Luis;luis@x.example'],
    ['a line for Excel', 'sep=;\nNombre;Correo\nAna;ana@x.example\nLuis;luis@x.example'],
    ['a longer heading', 'Nombre,Dirección de correo electrónico\nAna,ana@x.example\nLuis,luis@x.example'],
    ['empty lines', '\n\nana@x.example\n;;;\n\nluis@x.example\n'],
    ['a line break inside of quotes', 'Nombre;Correo\n"Ana\nGil";ana@x.example\nLuis;luis@x.example'],
    ['a quote that is never closed', 'Correo;Nombre\nana@x.example;Ana\nluis@x.example;"Luis'],
    ['spaces and capitals', ' ANA@x.example \n  Luis@X.example;'],
  ])('is read with %s', (_, file) => {
    expect(read(file)).toMatchObject({ refused: [] });
    expect(emails(file)).toEqual(['ana@x.example', 'luis@x.example']);
  });

  it.each([
    ['UTF-8', Buffer.from('Peña')],
    ['what Excel calls CSV', Buffer.from('Peña', 'latin1')],
    ['what Excel calls Unicode', Buffer.from('\uFEFFPeña', 'utf16le')],
  ])('is read as %s', (_, bytes) => {
    expect(decodeFile(bytes)).toBe('Peña');
  });

  it('says of each line that it does not take where it is, what it says and why', () => {
    const file = 'correo\nana@x.example\nesto no es\nANA@x.example\n"a@evil.example, b"@x.example';
    expect(read(file).refused).toEqual([
      { line: 3, text: 'esto no es', reason: 'No es una dirección de correo' },
      { line: 4, text: 'ANA@x.example', reason: 'Está repetida en el archivo' },
      { line: 5, text: '"a@evil.example, b"@x.example', reason: 'No es una dirección de correo' },
    ]);
  });

  // Where the time grew with the square of the size, this would take longer than a test may.
  it('of a megabyte of anything is read to its end', () => {
    for (const piece of [
      '"',
      '",',
      '""',
      ';',
      'a"',
      '\t"',
      'x',
      'correo ',
      'correo@ ',
      ', ',
      ' "',
      '\n',
      '\n"',
      '""\n',
      ' ;\n',
    ]) {
      const file = `${piece.repeat(1_000_000 / piece.length)}@`;
      expect(read(file).addresses).toEqual([]);
    }
  });
});
