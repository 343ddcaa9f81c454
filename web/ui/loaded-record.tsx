import type { ReactNode } from 'react';
import { ButtonLink } from './button-link.tsx';
import { FailedPage } from './failed-page.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { useLoginWhenLoggedOut } from './logged-out.ts';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

interface LoadedRecordProps<Loaded> {
  query: {
    /** `null` where there is none. */
    data: Loaded | null | undefined;
    error: unknown;
    isSuccess: boolean;
    isFetchedAfterMount: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  words: { heading: string; loading: string; failed: string; missing: string; missingText: string };
  back: { label: string; href: string };
  /** In the shape of what is on its way, where that is not a form. */
  skeleton?: ReactNode;
  children: (loaded: Loaded) => ReactNode;
}

/** A page about one thing, which may be on its way, not there, or not to be had at the moment. */
export function LoadedRecord<Loaded>({ query, words, back, skeleton, children }: LoadedRecordProps<Loaded>) {
  const { error } = query;
  // What was kept from an earlier visit may be old, and a form would write it back.
  const data = query.isSuccess && query.isFetchedAfterMount ? query.data : undefined;
  useLoginWhenLoggedOut(error);
  if (data) return children(data);
  if (data === null) {
    return (
      <Notice title={words.missing} actions={<ButtonLink href={back.href}>{back.label}</ButtonLink>}>
        <p>{words.missingText}</p>
      </Notice>
    );
  }
  if (error) return <FailedPage heading={words.heading} title={words.failed} query={query} back={back} />;
  return (
    <div role="status" className="page-container space-y-4 pt-6 pb-12">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-10 w-3/4 max-w-lg" />
      {skeleton ?? <FormSkeleton className="max-w-3xl" />}
    </div>
  );
}
