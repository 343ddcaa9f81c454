import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type FormEvent, useId } from 'react';
import type { SavedSettings } from '#contract/site/admin-settings.contract.ts';
import { isHexColor, siteThemeVariables } from '../../lib/site-theme.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConflictNotice } from '../../ui/conflict-notice.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FormSkeleton } from '../../ui/record-skeletons.tsx';
import { redirectIfLoggedOut, useRedirectIfLoggedOut } from '../../ui/request-failure.ts';
import { CardSkeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { changesOf, useVersionedEditor } from '../../ui/use-versioned-editor.ts';
import { savedSettingsQuery, useEditSettings } from './admin-settings.api.ts';
import {
  SettingsFields,
  type SettingsFormValues,
  settingsLabels,
  settingsProblems,
  toFormValues,
} from './settings-fields.tsx';

type Shown = Pick<
  SettingsFormValues,
  | 'siteName'
  | 'district'
  | 'heroTitle'
  | 'heroSubtitle'
  | 'primaryColor'
  | 'secondaryColor'
  | 'enableForum'
  | 'enableProjects'
>;

/** Falls back to the site's own colours while a hex value is incomplete. */
function themeOf(primary: string, secondary: string): CSSProperties {
  if (!isHexColor(primary) || !isHexColor(secondary)) return {};
  return siteThemeVariables(primary, secondary) as CSSProperties;
}

/** Miniature of the landing's hero from the form's current values. */
function SettingsPreview({ values, className }: { values: Shown; className?: string }) {
  const headingId = useId();
  const buttons = [values.enableForum && 'Ir al Foro', values.enableProjects && 'Ver Proyectos'].filter(Boolean);
  return (
    <section aria-labelledby={headingId} className={className}>
      <h3 id={headingId} className="mb-2 text-lg">
        Vista previa
      </h3>
      <div
        style={themeOf(values.primaryColor, values.secondaryColor)}
        className="overflow-hidden rounded-card border border-border bg-[var(--site-primary)] text-[var(--site-on-primary)] shadow-card"
      >
        <p className="flex items-center gap-2 border-b border-current/15 px-4 py-3 text-sm leading-tight font-bold">
          <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className="size-7 shrink-0">
            <path d="M8 17a8 8 0 0 1 16 0z" fill="var(--site-sun)" />
            <g strokeWidth="2" strokeLinecap="round">
              <path d="M3 20c8-3 18-3 26 0" stroke="var(--site-secondary)" />
              <path d="M6 25c6-2.5 14-2.5 20 0" stroke="currentColor" />
            </g>
          </svg>
          <span className="min-w-0 wrap-anywhere">{values.siteName}</span>
        </p>
        <div className="px-4 pt-5 pb-4">
          <p className="text-xs font-semibold text-[var(--site-sun)]">{values.district}, República Dominicana</p>
          <p className="mt-2 text-xl leading-tight font-bold wrap-anywhere">{values.heroTitle}</p>
          <p className="mt-2 text-sm text-[var(--site-on-primary-muted)] wrap-anywhere">{values.heroSubtitle}</p>
          <p className="mt-4 flex flex-wrap gap-2 text-xs font-semibold">
            {buttons.map((label) => (
              <span key={String(label)} className="rounded-input border border-current px-3 py-1.5">
                {label}
              </span>
            ))}
          </p>
        </div>
        <svg viewBox="0 0 400 40" preserveAspectRatio="none" aria-hidden="true" className="block h-8 w-full">
          <path d="M0 26c120-26 280-26 400 0" fill="none" stroke="var(--site-secondary)" strokeWidth="5" />
          <path d="M0 36c120-22 280-22 400 0" fill="none" stroke="var(--site-sun)" strokeWidth="3" />
        </svg>
      </div>
      <p className="mt-2 text-sm text-muted">
        Cambia mientras escribes. En el sitio se ve cuando guardas; con la apariencia oscura, el fondo es siempre azul
        noche.
      </p>
    </section>
  );
}

function SettingsForm({ saved, userId }: { saved: SavedSettings; userId: string }) {
  const editSettings = useEditSettings();
  const record = useVersionedEditor({
    record: saved,
    draftKey: `admin-settings:${userId}`,
    validate: settingsProblems,
    save: (values, _: 'save', edit) => editSettings(changesOf(values, edit)),
    toValues: toFormValues,
    labels: settingsLabels,
    onSaved: () =>
      toast({ title: 'Configuración actualizada', description: 'Los cambios se han guardado correctamente.' }),
    onFailure: (error) => {
      if (redirectIfLoggedOut(error)) return;
      toast({ title: 'Error', description: 'No se pudieron guardar los cambios.', variant: 'destructive' });
    },
  });

  const values = record.form.watch();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    record.submit('save');
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
      <form noValidate onSubmit={onSubmit}>
        <ConflictNotice conflicts={record.conflicts} attempt={record.summary.attempt} />
        <Card className="grid gap-8 p-4 sm:p-6">
          <p className="text-sm text-muted">Los campos con * son obligatorios.</p>
          <ErrorSummary {...record.summary} />
          <SettingsFields form={record} preview={<SettingsPreview values={values} className="lg:hidden" />} />
          <div className="action-row border-t border-border pt-5">
            {record.isDirty ? <p className="text-sm text-muted">Hay cambios sin guardar.</p> : null}
            <Button type="submit" busy={record.sending !== null} busyLabel="Guardando...">
              Guardar Cambios
            </Button>
          </div>
        </Card>
      </form>
      <SettingsPreview values={values} className="hidden lg:sticky lg:top-20 lg:block" />
      {record.guardDialog}
    </div>
  );
}

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
