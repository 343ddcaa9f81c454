import { projectStatusLabel } from '../../content/project-labels.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

/** Any status but these, on-hold included, is grey and at zero (spec, section 4). */
const known: Record<string, { tone: BadgeTone; progress: number }> = {
  completed: { tone: 'green', progress: 100 },
  'in-progress': { tone: 'blue', progress: 65 },
  planning: { tone: 'yellow', progress: 15 },
};

export function statusTone(status: string): BadgeTone {
  return known[status]?.tone ?? 'grey';
}

export function projectProgress(status: string): number {
  return known[status]?.progress ?? 0;
}

/** The info card names the pause that the badge calls "Sin Estado". */
export function infoStatusLabel(status: string): string {
  return status === 'on-hold' ? 'En pausa' : projectStatusLabel(status);
}
