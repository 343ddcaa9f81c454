import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SkillLevel } from '#contract/profile/skill-levels.ts';
import { type Skill, skillLimits } from '#contract/profile/skills.contract.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { SkillLevelSelect } from './skill-level-select.tsx';

interface NewSkillFormProps {
  problem: string;
  isSaving: boolean;
  /** Resolves to whether the skill was saved. */
  onAdd: (skill: Skill) => Promise<boolean>;
}

export function NewSkillForm({ problem, isSaving, onAdd }: NewSkillFormProps) {
  const [skill, setSkill] = useState('');
  const [level, setLevel] = useState<SkillLevel>('intermediate');
  const input = useRef<HTMLInputElement>(null);

  // Opened to add a skill, so the field takes the focus.
  useEffect(() => input.current?.focus(), []);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    if (await onAdd({ skill: skill.trim(), level })) setSkill('');
  }

  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 grid gap-3 sm:grid-cols-[1fr_auto_auto] sm:items-start">
      <Field label="Nueva habilidad" id="nueva-habilidad" error={problem || undefined}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            value={skill}
            maxLength={skillLimits.skill}
            autoComplete="off"
            placeholder="Por ejemplo, Contabilidad"
            onChange={(event) => setSkill(event.target.value)}
          />
        )}
      </Field>
      <Field label="Nivel">{(control) => <SkillLevelSelect {...control} value={level} onLevel={setLevel} />}</Field>
      <Button type="submit" variant="outline" busy={isSaving} busyLabel="Guardando..." className="sm:mt-7.5">
        Agregar
      </Button>
    </form>
  );
}
