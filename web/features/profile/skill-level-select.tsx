import type { ComponentProps } from 'react';
import { type SkillLevel, skillLevelLabels, skillLevels } from '#contract/profile/skill-levels.ts';
import { Select } from '../../ui/select.tsx';

interface SkillLevelSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  value: SkillLevel;
  onLevel: (level: SkillLevel) => void;
}

export function SkillLevelSelect({ onLevel, ...rest }: SkillLevelSelectProps) {
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
