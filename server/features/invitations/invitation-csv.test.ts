import { describe, expect, it } from 'vitest';
import { parseRecords } from '../../core/csv-records.ts';
import { parseInvitations, splitName } from './invitation-csv.ts';

const read = (file: string) => parseInvitations(parseRecords(file));

describe('the columns of a file of members', () => {
  const ana = { firstName: 'Ana', lastName: 'Gil', email: 'ana@x.example' };

  it.each([
    ['in any order', 'Empresa,Correo electrónico,Apellidos,Nombres\nLa Espiga,ana@x.example,Gil,Ana', 'La Espiga'],
    ['with a whole name', 'Nombre completo;E-mail;Compañía\nAna Gil;ana@x.example;La Espiga', 'La Espiga'],
    ['with one name and no surname', 'sep=;\nNombre;Correo\nGil, Ana;ana@x.example', ''],
    ['with more than is asked for', 'No.\tNombre\tApellido\tRNC\tEmail\n1\tAna\tGil\t1-01\tANA@x.example', ''],
    [
      'with names of firms',
      'Nombre de la empresa,Nombre,Apellido,Correo\nLa Espiga,Ana,Gil,ana@x.example',
      'La Espiga',
    ],
  ])('are found by their headings: %s', (_, file, company) => {
    const { people, refused } = read(file);
    expect(refused).toEqual([]);
    expect(people.map(({ person }) => person)).toMatchObject([{ ...ana, company }]);
  });

  // Where the time grew with the square of the size, this would take longer than a test may.
  it('of a megabyte of anything are read to their end', () => {
    for (const piece of ['nombre ', 'correo ', 'e', ' ']) {
      const heading = `${piece.repeat(1_000_000 / piece.length)},Correo,Nombre,Apellido`;
      expect(read(`${heading}\n${'x '.repeat(500_000)},ana@x.example,Ana,Gil`).people.length).toBeLessThan(2);
    }
  });
});

it.each([
  ['Ana Gil', 'Ana', 'Gil'],
  ['Ana Gil Peña', 'Ana', 'Gil Peña'],
  ['José Luis Roa Peña', 'José Luis', 'Roa Peña'],
  ['Juan de la Cruz', 'Juan', 'de la Cruz'],
  ['Roa Peña, José Luis', 'José Luis', 'Roa Peña'],
  ['Ana', 'Ana', ''],
])('%s is split into given names and surnames', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
