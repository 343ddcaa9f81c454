import { describe, expect, it } from 'vitest';
import { projectInfoLabel, projectStatusTone } from '../../copy/project-labels.ts';
import { projectProgress } from './project-summary.tsx';
import { phaseStates } from './project-timeline.tsx';

describe('a project', () => {
  it.each([
    ['completed', 100, 'green', 'Completado', ['green', 'green', 'green']],
    ['in-progress', 65, 'blue', 'En progreso', ['green', 'green', 'grey']],
    ['planning', 15, 'yellow', 'Planificación', ['grey', 'yellow', 'grey']],
    ['on-hold', 0, 'grey', 'En pausa', ['grey', 'yellow', 'grey']],
    ['otro', 0, 'grey', 'Sin Estado', ['grey', 'yellow', 'grey']],
  ])('that is %s stands at %i %%', (status, progress, tone, label, dots) => {
    expect(projectProgress(status)).toBe(progress);
    expect(projectStatusTone(status)).toBe(tone);
    expect(projectInfoLabel(status)).toBe(label);
    expect(phaseStates(status).map(({ dot }) => dot)).toEqual(dots);
  });
});
