import { lazy, Suspense, useEffect, useState } from 'react';
import { promptForProof, setProofPrompt } from '../../lib/proof-prompt.ts';

/** Lazy: few users are ever asked. */
const ProofDialog = lazy(() => import('./proof-dialog.tsx'));

/** Links to downloads that need a recent proof of identity. */
const PROVEN_LINKS = 'a[data-needs-proof]';

/** Step-up prompt: one dialog for all calls that wait for it. */
export function ProofPrompt() {
  const [answer, setAnswer] = useState<((isProved: boolean) => void) | null>(null);

  useEffect(() => {
    setProofPrompt(() => new Promise((resolve) => setAnswer(() => resolve)));
    return () => setProofPrompt(undefined);
  }, []);

  useEffect(() => {
    document.addEventListener('click', proveBeforeDownload);
    return () => document.removeEventListener('click', proveBeforeDownload);
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

/** Proves before a download: the browser follows the link itself and would save a refusal as the file. */
async function proveBeforeDownload(event: MouseEvent): Promise<void> {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(PROVEN_LINKS) : null;
  if (!link) return;
  event.preventDefault();
  const { isProofRecent } = await import('./proof.api.ts');
  // If the check fails, go on: the server decides anyway.
  const mayGoOn = (await isProofRecent().catch(() => true)) || (await promptForProof());
  if (mayGoOn) location.assign(link.href);
}
