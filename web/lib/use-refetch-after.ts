import { useQueryClient } from '@tanstack/react-query';
import { invalidatePaths } from './use-call.ts';

/**
 * For changes that are plain functions: the change resolves once what came from the paths has been refetched, without
 * waiting for what else is stale.
 */
export function useRefetchAfter(paths: readonly string[], alsoStale: readonly string[] = []) {
  const queryClient = useQueryClient();
  return async <Answer>(change: Promise<Answer>): Promise<Answer> => {
    const answer = await change;
    invalidatePaths(queryClient, alsoStale);
    await invalidatePaths(queryClient, paths);
    return answer;
  };
}
