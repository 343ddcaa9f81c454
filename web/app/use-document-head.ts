import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { settingsOrFallback, settingsQuery } from '../features/site/site.api.ts';
import { applyHead } from '../lib/document-head.ts';
import type { ResolvedRoute } from './resolve-route.ts';

/** Updates the document's head on navigation and whenever loaded data changes it. */
export function useDocumentHead(route: ResolvedRoute | null): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    const page = route?.page?.loaded;
    if (!page) return;
    const update = () => {
      const { path, params, canonicalPath } = route;
      const search = new URLSearchParams(location.search);
      const head = page.head({ queryClient, path, params, search, origin: location.origin });
      const { siteName } = settingsOrFallback(queryClient.getQueryData(settingsQuery.queryKey));
      applyHead(canonicalPath ? { ...head, canonicalPath } : head, siteName, path);
    };
    update();
    return queryClient.getQueryCache().subscribe(update);
  }, [route, queryClient]);
}
