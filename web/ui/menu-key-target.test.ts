import { describe, expect, it } from 'vitest';
import { menuKeyTarget, typeAheadTarget } from './menu-key-target.ts';

describe('arrows', () => {
  it('wrap around, and Home and End go to the ends', () => {
    expect(menuKeyTarget('ArrowDown', 2, 3)).toBe(0);
    expect(menuKeyTarget('ArrowUp', 0, 3)).toBe(2);
    expect(menuKeyTarget('Home', 2, 3)).toBe(0);
    expect(menuKeyTarget('End', 0, 3)).toBe(2);
    expect(menuKeyTarget('x', 0, 3)).toBeUndefined();
  });
});

describe('type-ahead', () => {
  const labels = ['Editar', 'Eliminar', 'Última versión', 'Reportar'];

  it('goes to the next entry with that letter, and around', () => {
    expect(typeAheadTarget('e', 0, labels)).toBe(1);
    expect(typeAheadTarget('E', 1, labels)).toBe(0);
    expect(typeAheadTarget('r', 0, labels)).toBe(3);
  });

  it('takes a letter for the same with an accent', () => {
    expect(typeAheadTarget('u', 0, labels)).toBe(2);
  });

  it('leaves other keys alone', () => {
    for (const key of ['x', ' ', 'Enter', 'Tab']) expect(typeAheadTarget(key, 0, labels)).toBeUndefined();
  });
});
