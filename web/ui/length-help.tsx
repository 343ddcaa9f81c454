import type { ReactNode } from 'react';
import { CharacterCount } from './character-count.tsx';

interface LengthHelpProps {
  length: number;
  max: number;
  children: ReactNode;
}

/** Help line of a text box: advice and character count. */
export function LengthHelp({ length, max, children }: LengthHelpProps) {
  return (
    <span className="flex justify-between gap-4">
      <span>{children}</span>
      <CharacterCount length={length} max={max} />
    </span>
  );
}
