import { lazy, Suspense, useEffect, useState } from 'react';
import { promptForProof, setProofPrompt } from '../../lib/proof-prompt.ts';

/** Few are ever asked. */
const ProofDialog = lazy(() => import('./proof-dialog.tsx'));

/** Links to files that the server hands out only after a recent proof. */
const PROVEN_LINKS = 'a[data-needs-proof]';

/** Asks who is there, once for everything that waits for it. */
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

/** The browser follows such a link by itself: it would save the refusal as the file. */
async function proveBeforeDownload(event: MouseEvent): Promise<void> {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(PROVEN_LINKS) : null;
  if (!link) return;
  event.preventDefault();
  const { isProofRecent } = await import('./proof.api.ts');
  // Whatever goes wrong with asking, the server has the last word.
  const mayGoOn = (await isProofRecent().catch(() => true)) || (await promptForProof());
  if (mayGoOn) location.assign(link.href);
}
