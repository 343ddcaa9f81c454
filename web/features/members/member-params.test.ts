import { describe, expect, it } from 'vitest';
import { readMemberParams } from './use-member-params.ts';

const read = (text: string) => readMemberParams(new URLSearchParams(text));

describe('readMemberParams', () => {
  it('reads search, skill, location and page', () => {
    expect(read('buscar=ana&habilidad=Turismo&ubicacion=Hig%C3%BCey&pagina=3')).toEqual({
      search: 'ana',
      skill: 'Turismo',
      location: 'Higüey',
      page: 3,
    });
  });

  it('takes anything odd for nothing', () => {
    expect(read('')).toEqual({ search: '', skill: '', location: '', page: 1 });
    expect(read('buscar=%20%20&pagina=-1')).toEqual({ search: '', skill: '', location: '', page: 1 });
    expect(read(`buscar=${'x'.repeat(200)}&pagina=1e9`)).toMatchObject({ search: 'x'.repeat(100), page: 1 });
  });
});
