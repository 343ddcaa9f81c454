import { useEffect, useState } from 'react';
import { setStepUpProvider } from '../../lib/step-up.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';

const ProofForms = lazyPart(async () => (await import('./proof-forms.tsx')).ProofForms, <LinesSkeleton lines={4} />);

const isRecent = async () => (await import('./proof.api.ts')).isProofRecent();

/** One dialog for all calls that wait for step-up. */
export function ProofPrompt() {
  const [answer, setAnswer] = useState<((isProved: boolean) => void) | null>(null);

  useEffect(() => {
    setStepUpProvider({ isRecent, prompt: () => new Promise((resolve) => setAnswer(() => resolve)) });
    return () => setStepUpProvider(undefined);
  }, []);

  function close(isProved: boolean) {
    answer?.(isProved);
    setAnswer(null);
  }

  return (
    <Dialog open={answer !== null} onClose={() => close(false)} title="Confirma que eres tú">
      <ProofForms onClose={close} />
    </Dialog>
  );
}
