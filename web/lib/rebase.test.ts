import { describe, expect, it } from 'vitest';
import { dirtyFields, rebase } from './rebase.ts';

const base = { title: 'Feria', place: 'Salón A', featured: false, speakers: 'Ana' };

describe('rebase', () => {
  it('takes over what others changed, and keeps what was changed here', () => {
    const mine = { ...base, title: 'Feria grande' };
    const theirs = { ...base, place: 'Salón B', featured: true };
    expect(rebase(mine, base, theirs)).toEqual({
      values: { ...theirs, title: 'Feria grande' },
      conflicts: [],
    });
  });

  it('names each field that both changed, and keeps mine until somebody decides', () => {
    const mine = { ...base, title: 'Feria grande', place: 'Patio', featured: true };
    const theirs = { ...base, title: 'Feria de mayo', place: 'Patio', speakers: 'Luis' };
    expect(rebase(mine, base, theirs)).toEqual({
      values: { title: 'Feria grande', place: 'Patio', featured: true, speakers: 'Luis' },
      conflicts: ['title'],
    });
  });

  it('finds nothing left to save where an answer was lost', () => {
    const mine = { ...base, title: 'Feria grande', featured: true };
    const { values, conflicts } = rebase(mine, base, mine);
    expect(conflicts).toEqual([]);
    expect(dirtyFields(values, mine)).toEqual([]);
  });

  it('takes what the server tidied for the same', () => {
    const mine = { ...base, title: ' Feria grande ', speakers: 'Ana \n\n Luis\n' };
    expect(rebase(mine, base, { ...base, title: 'Feria grande', speakers: 'Ana\nLuis' }).conflicts).toEqual([]);
    expect(rebase(mine, base, { ...base, speakers: 'Ana Luis' }).conflicts).toEqual(['speakers']);
  });

  it('compares lists by what is in them', () => {
    const chosen = { topics: ['a'], phone: '1' };
    const mine = { topics: ['a', 'b'], phone: '1' };
    expect(dirtyFields({ topics: ['a'], phone: '2' }, chosen)).toEqual(['phone']);
    expect(rebase(mine, chosen, { topics: ['c'], phone: '3' })).toEqual({
      values: { topics: ['a', 'b'], phone: '3' },
      conflicts: ['topics'],
    });
  });
});
