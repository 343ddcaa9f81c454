import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { settingsQuery } from '../features/site/site.api.ts';

/** An administrator may have changed the site meanwhile: whoever goes to another page gets to see it there. */
export function useRefetchSettings(): void {
  const queryClient = useQueryClient();
  const [path] = useLocation();
  const previous = useRef(path);

  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey });
  }, [path, queryClient]);
}
