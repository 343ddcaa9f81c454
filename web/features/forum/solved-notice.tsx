import { CircleCheck } from 'lucide-react';
import { commentAnchor } from '#contract/paths.ts';

/** Link to the accepted answer, for readers with the same question. */
export function SolvedNotice({ solutionId }: { solutionId: string | null }) {
  if (!solutionId) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-3 rounded-card bg-green-ground px-4 py-1 text-green-text">
      <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
      <strong>Esta publicación está resuelta.</strong>
      <a href={`#${commentAnchor(solutionId)}`} className="inline-flex min-h-11 items-center underline">
        Ver la respuesta que la resolvió
      </a>
    </p>
  );
}
