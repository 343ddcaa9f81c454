import { COMMON_WORD, DEFAULT_SKILL, MIDDLING_WORD, RARE_SKILL, RARE_WORD } from './names.ts';

export interface Scenario {
  name: string;
  path: string;
}

const LIMIT = 12;

export function scenarios(members: number): Scenario[] {
  const list = (name: string, query: Record<string, string>): Scenario => ({
    name,
    path: `/api/members?${new URLSearchParams(query)}`,
  });
  return [
    list('first page', {}),
    list('page 50', { page: '50' }),
    list('last page', { page: String(Math.floor(members / LIMIT)) }),
    list('search, prefix', { search: 'mar' }),
    list('search, rare', { search: RARE_WORD }),
    list('search, middling', { search: MIDDLING_WORD }),
    list('search, common', { search: COMMON_WORD }),
    list('search, two words', { search: 'maria perez' }),
    list('search, typo', { search: 'Rodrigues Cmoercial' }),
    list('search, none', { search: 'Xyzzyq' }),
    list('skill, usual', { skill: DEFAULT_SKILL }),
    list('skill, rare', { skill: RARE_SKILL }),
    list('location', { location: 'Miches' }),
    list('skill and location', { skill: DEFAULT_SKILL, location: 'Miches' }),
  ];
}
