import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { ErrorPage } from './error-page.tsx';
import { Notice } from './notice.tsx';
import { useRedirectIfLoggedOut } from './request-failure.ts';

interface DetailPageProps<Loaded> {
  /** `null` where there is no such record. */
  query: {
    data: Loaded | null | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  heading: string;
  failed: string;
  missing: { title: string; text: string; actions?: ReactNode };
  back: { label: string; href: string };
  skeleton: ReactNode;
  children: (loaded: Loaded) => ReactNode;
}

export function DetailPage<Loaded>(props: DetailPageProps<Loaded>) {
  const { query, heading, failed, missing, back, skeleton, children } = props;
  useRedirectIfLoggedOut(query.error);
  if (query.data) return children(query.data);
  if (query.data === null) {
    const { title, text, actions = <ButtonLink href={back.href}>{back.label}</ButtonLink> } = missing;
    return (
      <Notice title={title} actions={actions}>
        <p>{text}</p>
      </Notice>
    );
  }
  if (!query.isError) return skeleton;
  return <ErrorPage heading={heading} title={failed} query={query} back={back} />;
}
