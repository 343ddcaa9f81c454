import type { ReactNode } from 'react';
import { ButtonLink } from './button-link.tsx';
import { ErrorState } from './error-state.tsx';
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
  words: { loading: string; failed: string; missing: string; missingText: string };
  back: { label: string; href: string };
  children: (loaded: Loaded) => ReactNode;
}

/** A page about one thing, which may be on its way, not there, or not to be had at the moment. */
export function LoadedRecord<Loaded>({ query, words, back, children }: LoadedRecordProps<Loaded>) {
  const { error, isFetching, refetch } = query;
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
  return (
    <div className="page-container pt-6 pb-12">
      {error ? (
        <>
          <h1 className="sr-only">{words.failed}</h1>
          <ErrorState
            title={words.failed}
            onRetry={refetch}
            retrying={isFetching}
            action={
              <ButtonLink href={back.href} variant="ghost">
                {back.label}
              </ButtonLink>
            }
          />
        </>
      ) : (
        <div role="status" className="space-y-4">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-10 w-3/4 max-w-lg" />
          <FormSkeleton className="max-w-3xl" />
        </div>
      )}
    </div>
  );
}
