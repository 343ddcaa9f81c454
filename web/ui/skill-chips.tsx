import { skillLevelLabels } from '#contract/profile/skill-levels.ts';
import type { Skill } from '#contract/profile/skills.contract.ts';

export function SkillChips({ skills }: { skills: readonly Skill[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {skills.map(({ skill, level }) => (
        <li key={skill} className="rounded-full bg-subtle px-3 py-1 text-sm wrap-anywhere">
          <bdi className="font-semibold">{skill}</bdi> <span className="text-muted">· {skillLevelLabels[level]}</span>
        </li>
      ))}
    </ul>
  );
}
