import type { CurrentUser } from '#contract/account/account.contract.ts';

export interface CompletionStep {
  label: string;
  isDone: boolean;
  /** Page where the step is done. */
  href: string;
}

const EDIT = '/profile?editar=1';
const ENOUGH_SKILLS = 3;

/** Steps to a complete profile, with their state. */
export function completionSteps(user: CurrentUser, skillCount: number): CompletionStep[] {
  return [
    { label: 'Sube tu foto', isDone: user.profileImageUrl !== null, href: '/profile?foto=1' },
    { label: 'Escribe tu biografía', isDone: user.bio !== null, href: EDIT },
    { label: 'Di dónde trabajas y qué haces', isDone: user.company !== null && user.position !== null, href: EDIT },
    { label: 'Agrega tu teléfono', isDone: user.phone !== null, href: EDIT },
    { label: 'Di dónde estás', isDone: user.location !== null, href: EDIT },
    {
      label: `Agrega ${ENOUGH_SKILLS} habilidades`,
      isDone: skillCount >= ENOUGH_SKILLS,
      href: '/profile?editar=habilidades',
    },
    { label: 'Confirma tu correo con el enlace que te enviamos', isDone: user.isEmailVerified, href: '/profile' },
  ];
}

export function completionPercent(steps: readonly CompletionStep[]): number {
  return Math.round((steps.filter(({ isDone }) => isDone).length / steps.length) * 100);
}
