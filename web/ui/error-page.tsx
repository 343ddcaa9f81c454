import { ButtonLink } from './button.tsx';
import { ErrorState } from './error-state.tsx';

interface ErrorPageProps {
  heading: string;
  title: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  back: { label: string; href: string };
}

export function ErrorPage({ heading, title, query, back }: ErrorPageProps) {
  return (
    <div className="page-container py-16">
      <h1 className="sr-only">{heading}</h1>
      <ErrorState
        title={title}
        error={query.error}
        onRetry={query.refetch}
        retrying={query.isFetching}
        action={
          <ButtonLink href={back.href} variant="ghost">
            {back.label}
          </ButtonLink>
        }
      />
    </div>
  );
}
