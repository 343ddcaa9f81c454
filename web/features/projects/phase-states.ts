export interface PhaseState {
  dot: 'green' | 'yellow' | 'grey';
  /** The same in words: colour is not the only cue. */
  label: string;
}

/** The three dots of the timeline, by the rules of the spec (section 4). */
export function phaseStates(status: string): readonly [PhaseState, PhaseState, PhaseState] {
  const isDone = status === 'completed';
  const hasBegun = isDone || status === 'in-progress';
  const waiting = status === 'on-hold' ? 'En pausa' : undefined;
  return [
    hasBegun ? { dot: 'green', label: 'Completada' } : { dot: 'grey', label: waiting ?? 'En preparación' },
    hasBegun
      ? { dot: 'green', label: isDone ? 'Completada' : 'En curso' }
      : { dot: 'yellow', label: waiting ?? 'Pendiente' },
    isDone ? { dot: 'green', label: 'Completada' } : { dot: 'grey', label: waiting ?? 'Pendiente' },
  ];
}
