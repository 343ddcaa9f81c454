import { ButtonLink } from './button-link.tsx';
import { ErrorState } from './error-state.tsx';

interface ErrorPageProps {
  /** What the page is about: "Evento". */
  heading: string;
  /** "No se pudo cargar el evento" */
  title: string;
  query: { isFetching: boolean; refetch: () => unknown };
  /** Where others of its kind are. */
  back: { label: string; href: string };
}

/** A page about one thing that could not be loaded. */
export function ErrorPage({ heading, title, query, back }: ErrorPageProps) {
  return (
    <div className="page-container py-16">
      <h1 className="sr-only">{heading}</h1>
      <ErrorState
        title={title}
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
