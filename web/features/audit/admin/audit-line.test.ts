import { describe, expect, it } from 'vitest';
import { describeDetails } from './audit-line.tsx';

const lines = (details: Record<string, unknown>) =>
  describeDetails(details).map(({ label, text }) => `${label}: ${text}`);

describe('the details of an action', () => {
  it('are a line each, in words', () => {
    expect(lines({ reason: 'Publicidad', member: { id: '1', name: 'Ana Peña' } })).toEqual([
      'Motivo: Publicidad',
      'Persona: Ana Peña',
    ]);
    expect(lines({ changes: ['Nueva hora: 2:30 p. m.', 'Nuevo lugar: el parque'] })).toEqual([
      'Cambios: Nueva hora: 2:30 p. m.; Nuevo lugar: el parque',
    ]);
  });

  it('say what a setting was and what it became', () => {
    expect(
      lines({ enableForum: { before: true, after: false }, mapUrl: { before: null, after: 'https://m.example' } }),
    ).toEqual(['Foro: sí → no', 'Mapa: (vacío) → https://m.example']);
  });

  it('leave out what is empty and what nobody would understand', () => {
    expect(lines({ reason: null, changes: [], comment: '0197', post: '0198' })).toEqual([]);
  });
});
