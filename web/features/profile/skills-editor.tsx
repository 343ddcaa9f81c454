import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { type SkillLevel, skillLevelLabels, skillLevels } from '#contract/profile/skill-levels.ts';
import { type Skill, skillLimits } from '#contract/profile/skills.contract.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/form-controls.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { skillsQuery, useSaveSkills } from './skills.api.ts';

interface SkillLevelSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  value: SkillLevel;
  onLevel: (level: SkillLevel) => void;
}

function SkillLevelSelect({ onLevel, ...rest }: SkillLevelSelectProps) {
  return (
    <Select {...rest} onChange={(event) => onLevel(event.target.value as SkillLevel)}>
      {skillLevels.map((level) => (
        <option key={level} value={level}>
          {skillLevelLabels[level]}
        </option>
      ))}
    </Select>
  );
}

interface NewSkillFormProps {
  problem: string;
  isSaving: boolean;
  /** Resolves to `false` on failure. */
  onAdd: (skill: Skill) => Promise<boolean>;
}

/** Cleared at once, so that the next skill can be typed while this one is saved. */
function NewSkillForm({ problem, isSaving, onAdd }: NewSkillFormProps) {
  const [skill, setSkill] = useState('');
  const [level, setLevel] = useState<SkillLevel>('intermediate');
  const input = useRef<HTMLInputElement>(null);

  // Opened to add a skill, so the field takes the focus.
  useEffect(() => input.current?.focus(), []);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    // Second press while the first is saved.
    if (isSaving && skill.trim() === '') return;
    setSkill('');
    // On failure the text returns for correction, unless another one is being typed.
    if (!(await onAdd({ skill: skill.trim(), level }))) setSkill((typed) => typed || skill);
  }

  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 grid gap-3 sm:grid-cols-[1fr_auto_auto] sm:items-start">
      <Field label="Nueva habilidad" id="nueva-habilidad" error={problem || undefined}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            value={skill}
            autoComplete="off"
            placeholder="Por ejemplo, Contabilidad"
            onChange={(event) => setSkill(event.target.value)}
          />
        )}
      </Field>
      <Field label="Nivel">{(control) => <SkillLevelSelect {...control} value={level} onLevel={setLevel} />}</Field>
      <Button type="submit" variant="outline" className="sm:mt-7.5">
        Agregar
      </Button>
    </form>
  );
}

const loadSchema = async () => (await import('#contract/profile/skills.contract.ts')).skillsBody;

type SkillsChange = (skills: Skill[]) => Skill[];

/** Serialized: each change sends the whole list. */
function useSkillsEditor() {
  const saving = useSaveSkills();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const lastSave = useRef(Promise.resolve(true));

  function save(change: SkillsChange): Promise<boolean> {
    setProblem('');
    lastSave.current = lastSave.current.then(() => saveNow(change));
    return lastSave.current;
  }

  async function saveNow(change: SkillsChange): Promise<boolean> {
    const next = change(queryClient.getQueryData(skillsQuery.queryKey) ?? []);
    const { skills: found = '' } = await schemaProblems(loadSchema, { skills: next });
    if (found) {
      setProblem(found);
      return false;
    }
    try {
      await saving.mutateAsync({ body: { skills: next } });
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
    add: (skill: Skill) => save((skills) => [...skills, skill]),
    changeLevel: (name: string, level: SkillLevel) =>
      save((skills) => skills.map((each) => (each.skill === name ? { ...each, level } : each))),
    remove: async (name: string) => {
      // The focused button is removed with its row.
      if (await save((skills) => skills.filter(({ skill }) => skill !== name))) list.current?.focus();
    },
  };
}

export function SkillsEditor({ skills }: { skills: Skill[] }) {
  const { problem, isSaving, add, changeLevel, remove, list } = useSkillsEditor();
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
