import { projectPhases } from '../../copy/projects.ts';
import { classNames } from '../../lib/class-names.ts';

interface PhaseState {
  dot: 'green' | 'yellow' | 'grey';
  /** Text alternative: colour is not the only cue. */
  label: string;
}

/** Rules of the spec (section 4). */
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

const dots: Record<PhaseState['dot'], string> = {
  green: 'bg-bar-green',
  yellow: 'bg-bar-yellow',
  grey: 'bg-input-border',
};

export function ProjectTimeline({ status }: { status: string }) {
  const states = phaseStates(status);
  return (
    <section aria-labelledby="cronograma">
      <h2 id="cronograma" className="mb-4 text-2xl">
        Cronograma
      </h2>
      <ol className="ml-2">
        {projectPhases.map(({ title, text }, index) => {
          const state = states[index] ?? states[0];
          return (
            <li key={title} className="relative border-l-2 border-border pb-6 pl-6 last:border-transparent last:pb-0">
              <span
                aria-hidden="true"
                data-dot={state.dot}
                className={classNames(
                  'absolute top-1.5 -left-[0.5625rem] size-4 rounded-full ring-4 ring-background',
                  dots[state.dot],
                )}
              />
              <h3 className="text-lg">
                {title} <span className="text-sm font-normal text-muted">· {state.label}</span>
              </h3>
              <p className="text-muted">{text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
