import * as z from 'zod/mini';
import { get, put } from '../endpoint.ts';
import { atMost, requiredText } from '../fields.ts';
import { skillLevels } from './skill-levels.ts';

export const skillLimits = { skill: 100, most: 30 };

export const skill = z.object({ skill: z.string(), level: z.enum(skillLevels) });
export type Skill = z.output<typeof skill>;

export const skillForm = z.object({
  skill: requiredText('Escribe la habilidad', skillLimits.skill),
  level: z._default(z.enum(skillLevels, 'Elige el nivel'), 'intermediate'),
});

/** Ignores capitals, accents and spacing. */
export function skillKey(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

function areDifferent(skills: Skill[]): boolean {
  return new Set(skills.map(({ skill }) => skillKey(skill))).size === skills.length;
}

export const skillsBody = z.object({
  skills: z
    .array(skillForm, 'Envía la lista de habilidades')
    .check(
      atMost(skillLimits.most, `No pueden ser más de ${skillLimits.most} habilidades`),
      z.refine(areDifferent, 'Hay una habilidad repetida'),
    ),
});

export const skillsContract = {
  listSkills: get('/api/users/skills', 'member', 'Habilidades propias, las de mayor nivel primero', {
    response: z.array(skill),
  }),
  saveSkills: put('/api/users/skills', 'member', 'Poner la lista entera de habilidades en lugar de la anterior', {
    body: skillsBody,
    response: z.array(skill),
  }),
};
