import { inflateRawSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { FileFormat } from '#contract/table.ts';
import { chooseColumns, type FileColumn, sendTable } from './table-file.ts';

interface Row {
  name: string;
  points: number | null;
}

const columns: Record<string, FileColumn<Row>> = {
  name: { label: 'Nombre', cell: ({ name }) => name },
  points: { label: 'Puntos', cell: ({ points }) => points },
};

async function* batchesOf(rows: Row[]) {
  for (const row of rows) yield [row];
}

async function download(format: FileFormat, rows: Row[] | AsyncIterable<Row[]>, chosen?: string) {
  const app = Fastify();
  const batches = Array.isArray(rows) ? batchesOf(rows) : rows;
  app.get('/', (_, reply) =>
    sendTable(reply, { format, title: 'Año/2026', columns: chooseColumns(columns, chosen), batches }),
  );
  const answer = await app.inject('/');
  await app.close();
  return answer;
}

/** Reads an archive by its central directory, as spreadsheets do. */
function unzip(archive: Buffer): Record<string, string> {
  const end = archive.length - 22;
  const files: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const start = archive.readUInt32LE(at + 42) + 30 + nameLength;
    const content = inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20)));
    expect(content.length).toBe(archive.readUInt32LE(at + 24));
    files[name] = content.toString();
    at += 46 + nameLength;
  }
  return files;
}

const rows = [
  { name: '=HYPERLINK("https://mal.example")', points: 3 },
  { name: 'Ana <Peña> & hijos\u0007\ud800', points: null },
];

it('a CSV file has the chosen columns in their order, and formulas that do not run', async () => {
  const { headers, body } = await download('csv', rows, 'points,name,points');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="ano-2026.csv"');
  expect(body.split('\r\n')[0]).toBe('\uFEFFPuntos,Nombre');
  expect(body).toContain(`3,"'=HYPERLINK(""https://mal.example"")"`);
});

it('a workbook has numbers as numbers, and texts that are never formulas nor break the file', async () => {
  const { headers, rawPayload } = await download('xlsx', rows);
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const files = unzip(rawPayload);
  expect(files['xl/workbook.xml']).toContain('<sheet name="Año 2026"');
  const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).toContain('<c><v>3</v></c>');
  expect(sheet).toContain('<is><t xml:space="preserve">=HYPERLINK(&quot;https://mal.example&quot;)</t></is>');
  expect(sheet).toContain('>Ana &lt;Peña&gt; &amp; hijos</t>');
  expect(sheet).not.toContain('<f>');
});

it('a workbook shows what spreadsheets would take for the number of a character', async () => {
  const { rawPayload } = await download('xlsx', [{ name: 'a_x0041_b _x00e1_ _x0041', points: null }]);
  expect(unzip(rawPayload)['xl/worksheets/sheet1.xml']).toContain('>a_x005F_x0041_b _x005F_x00e1_ _x0041</t>');
});

it('a list without rows is a file with its heading', async () => {
  expect((await download('csv', [])).body).toBe('\uFEFFNombre,Puntos\r\n');
  expect(unzip((await download('xlsx', [])).rawPayload)['xl/worksheets/sheet1.xml']).toContain('>Puntos</t>');
});

it.each(['csv', 'xlsx'] as const)(
  'a %s file whose rows fail halfway breaks off instead of looking complete',
  async (format) => {
    async function* failing() {
      yield rows;
      throw new Error('the database is gone');
    }
    await expect(download(format, failing())).rejects.toThrow();
  },
);
