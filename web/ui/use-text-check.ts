import { useEffect, useRef, useState } from 'react';
import { onIdle } from '../lib/on-idle.ts';
import { type SchemaLoader, schemaProblems } from '../lib/schema-problems.ts';

/** `loadSchema` has to be the same function on each render. */
export function useTextCheck<Field extends string>(loadSchema: SchemaLoader<{ [key in Field]: string }>, field: Field) {
  const [problem, setProblem] = useState<string>();
  const isChecking = useRef(false);
  useEffect(() => onIdle(() => void loadSchema().catch(() => undefined)), [loadSchema]);

  /** Resolves to false while the schema is still loading for an earlier check. */
  async function check(text: string): Promise<boolean> {
    if (isChecking.current) return false;
    isChecking.current = true;
    const found = (await schemaProblems(loadSchema, { [field]: text }))[field];
    isChecking.current = false;
    setProblem(found);
    return !found;
  }

  return { problem, check, forget: () => setProblem(undefined) };
}
