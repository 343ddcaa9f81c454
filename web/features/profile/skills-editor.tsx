import { Trash2 } from 'lucide-react';
import { type Skill, skillLimits } from '#contract/profile/skills.contract.ts';
import { NewSkillForm } from './new-skill-form.tsx';
import { SkillLevelSelect } from './skill-level-select.tsx';
import { useSkillsEditor } from './use-skills-editor.ts';

/** Each change is saved at once: there is no save button. */
export function SkillsEditor({ skills }: { skills: Skill[] }) {
  const { problem, isSaving, add, changeLevel, remove, list } = useSkillsEditor(skills);
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Tus habilidades" className="divide-y divide-border">
        {skills.map(({ skill, level }) => (
          <li key={skill} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <bdi className="min-w-40 flex-1 font-semibold wrap-anywhere">{skill}</bdi>
            <span className="flex items-center gap-1">
              <SkillLevelSelect
                aria-label={`Nivel de ${skill}`}
                value={level}
                onLevel={(next) => changeLevel(skill, next)}
                disabled={isSaving}
              />
              <button
                type="button"
                aria-label={`Quitar ${skill}`}
                disabled={isSaving}
                onClick={() => remove(skill)}
                className="grid size-11 place-items-center rounded-input text-muted enabled:hover:bg-subtle enabled:hover:text-destructive"
              >
                <Trash2 aria-hidden="true" className="size-5" />
              </button>
            </span>
          </li>
        ))}
      </ul>
      {skills.length < skillLimits.most ? (
        <NewSkillForm problem={problem} isSaving={isSaving} onAdd={add} />
      ) : (
        <p className="mt-3 text-sm text-muted">Ya tienes {skillLimits.most} habilidades, que es lo máximo.</p>
      )}
    </>
  );
}
