import { lazy, Suspense, useEffect, useState } from 'react';
import { setProver } from '../../lib/proof-prompt.ts';

/** Lazy: few users are ever asked. */
const ProofDialog = lazy(() => import('./proof-dialog.tsx'));

const isRecent = async () => (await import('./proof.api.ts')).isProofRecent();

/** Step-up prompt: one dialog for all calls that wait for it. */
export function ProofPrompt() {
  const [answer, setAnswer] = useState<((isProved: boolean) => void) | null>(null);

  useEffect(() => {
    setProver({ isRecent, prompt: () => new Promise((resolve) => setAnswer(() => resolve)) });
    return () => setProver(undefined);
  }, []);

  function close(isProved: boolean) {
    answer?.(isProved);
    setAnswer(null);
  }

  return answer ? (
    <Suspense fallback={null}>
      <ProofDialog onClose={close} />
    </Suspense>
  ) : null;
}
