import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { settingsQuery } from '../features/site/site.api.ts';

/** Refetches the settings on navigation, since an administrator may have changed them. */
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
