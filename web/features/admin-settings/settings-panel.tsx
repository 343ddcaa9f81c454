import { useQuery } from '@tanstack/react-query';
import { CardSkeleton } from '../../ui/card-skeleton.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import { useRedirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { savedSettingsQuery } from './admin-settings.api.ts';
import { SettingsForm } from './settings-form.tsx';

/** The form starts from freshly fetched settings, never from the cache. */
export function SettingsPanel({ userId }: { userId: string }) {
  const { data, error, isError, isFetching, isFetchedAfterMount, refetch } = useQuery(savedSettingsQuery);
  useRedirectIfLoggedOut(error);
  if (isError && !isFetching) {
    return <ErrorState title="No se pudo cargar la configuración" onRetry={refetch} />;
  }
  if (!data || !isFetchedAfterMount) {
    return (
      <div role="status" className="grid gap-6 lg:grid-cols-[2fr_1fr]">
        <span className="sr-only">Cargando configuración...</span>
        <FormSkeleton />
        <CardSkeleton className="hidden self-start lg:block" />
      </div>
    );
  }
  return <SettingsForm saved={data} userId={userId} />;
}
