import type { ReactNode } from 'react';
import { CharacterCount } from './character-count.tsx';

interface LengthHelpProps {
  length: number;
  max: number;
  children: ReactNode;
}

/** Under a text box: advice on one side, how much was used on the other. */
export function LengthHelp({ length, max, children }: LengthHelpProps) {
  return (
    <span className="flex justify-between gap-4">
      <span>{children}</span>
      <CharacterCount length={length} max={max} />
    </span>
  );
}
