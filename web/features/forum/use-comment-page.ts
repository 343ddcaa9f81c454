import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { commentAnchor, commentOfAnchor } from '#contract/paths.ts';
import { changeParams } from '../../lib/change-params.ts';
import { parsePage } from '../../lib/parse-page.ts';
import { useHash } from '../../lib/use-hash.ts';
import { commentsQuery } from './comments.api.ts';

/** Comments of one page (`pagina`), or of the page that contains the linked comment (`#c-…`). */
export function useCommentPage(postId: string) {
  const [params, setParams] = useSearchParams();
  const target = commentOfAnchor(useHash());
  const [targetId, setSoughtId] = useState(target);
  const result = useQuery(commentsQuery(postId, targetId ? { commentId: targetId } : { page: parsePage(params) }));
  const { data, isFetching } = result;
  const isHere = data?.comments.some(({ id }) => id === target) ?? false;

  // The linked comment may be on another page than the current one.
  useEffect(() => {
    if (target && data && !isFetching && !isHere) setSoughtId(target);
  }, [target, data, isFetching, isHere]);

  useEffect(() => {
    if (!target || !isHere) return;
    const comment = document.getElementById(commentAnchor(target));
    comment?.scrollIntoView({ block: 'center' });
    comment?.focus({ preventScroll: true });
  }, [target, isHere]);

  function goToPage(page: number) {
    setSoughtId(null);
    setParams((current) => changeParams(current, { pagina: page > 1 ? String(page) : null }));
  }

  /** Requested and not found: deleted since the link was made. */
  const isMissing = target !== null && target === targetId && data !== undefined && !isFetching && !isHere;
  return { ...result, target, isMissing, goToPage };
}
