import { useRef, useState } from 'react';
import type { SkillLevel } from '#contract/profile/skill-levels.ts';
import { type Skill, skillsBody } from '#contract/profile/skills.contract.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import { toastFailure } from '../../ui/failure-toast.ts';
import { useSaveSkills } from './skills.api.ts';

/** Changes one skill at a time; the server gets the whole list. */
export function useSkillsEditor(skills: Skill[]) {
  const saving = useSaveSkills();
  const [problem, setProblem] = useState('');
  const list = useRef<HTMLUListElement>(null);

  async function save(next: Skill[]): Promise<boolean> {
    const found = schemaProblems(skillsBody, { skills: next }).skills ?? '';
    setProblem(found);
    if (found) return false;
    try {
      await saving.mutateAsync(next);
      return true;
    } catch (error) {
      toastFailure('No se pudieron guardar tus habilidades', error);
      return false;
    }
  }

  return {
    problem,
    isSaving: saving.isPending,
    list,
    add: (skill: Skill) => save([...skills, skill]),
    changeLevel: (name: string, level: SkillLevel) =>
      save(skills.map((each) => (each.skill === name ? { ...each, level } : each))),
    remove: async (name: string) => {
      // The focused button is removed with its row.
      if (await save(skills.filter(({ skill }) => skill !== name))) list.current?.focus();
    },
  };
}
