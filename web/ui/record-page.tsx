import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { ErrorPage } from './error-page.tsx';
import { Notice } from './notice.tsx';
import { useRedirectIfLoggedOut } from './request-failure.ts';
import { FormSkeleton, Skeleton } from './skeleton.tsx';

interface RecordPageProps<Loaded> {
  query: {
    data: Loaded | null | undefined;
    error: unknown;
    isSuccess: boolean;
    isFetchedAfterMount: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  texts: { heading: string; loading: string; failed: string; missing: string; missingText: string };
  back: { label: string; href: string };
  skeleton?: ReactNode;
  children: (loaded: Loaded) => ReactNode;
}

export function RecordPage<Loaded>({ query, texts, back, skeleton, children }: RecordPageProps<Loaded>) {
  const { error } = query;
  // Cached data may be stale, and a form would write it back.
  const data = query.isSuccess && query.isFetchedAfterMount ? query.data : undefined;
  useRedirectIfLoggedOut(error);
  if (data) return children(data);
  if (data === null) {
    return (
      <Notice title={texts.missing} actions={<ButtonLink href={back.href}>{back.label}</ButtonLink>}>
        <p>{texts.missingText}</p>
      </Notice>
    );
  }
  if (error) return <ErrorPage heading={texts.heading} title={texts.failed} query={query} back={back} />;
  return (
    <div role="status" className="page-container space-y-4 pt-6 pb-12">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-10 w-3/4 max-w-lg" />
      {skeleton ?? <FormSkeleton className="max-w-3xl" />}
    </div>
  );
}
