import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { SavedSettings } from '#contract/site/admin/admin-settings.contract.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import type { ImageFieldComponent, WithImagesComponent } from '../../../ui/image-field-props.ts';
import { LazyConflictNotice, LazySubmissionNotice } from '../../../ui/lazy-notices.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useRecordEditor } from '../../../ui/record-form/use-record-editor.ts';
import { useRedirectIfLoggedOut } from '../../../ui/request-failure.ts';
import { CardSkeleton, FormSkeleton, Skeleton } from '../../../ui/skeleton.tsx';
import { toastNotSaved } from '../../../ui/toast-not-saved.ts';
import { toast } from '../../../ui/toast-store.ts';
import { changesOf } from '../../../ui/use-versioned-editor.ts';
import { savedSettingsQuery, useEditSettings } from './admin-settings.api.ts';
import { SettingsFields, settingsFields } from './settings-fields.tsx';

/** Code-split: the form matters first. */
const SettingsPreview = lazyPart(
  async () => (await import('./settings-preview.tsx')).SettingsPreview,
  <Skeleton className="h-80 rounded-card" />,
);

interface SettingsFormProps {
  saved: SavedSettings;
  userId: string;
  ImageField: ImageFieldComponent;
  WithImages: WithImagesComponent;
}

function SettingsForm({ saved, userId, ImageField, WithImages }: SettingsFormProps) {
  const editSettings = useEditSettings();
  const record = useRecordEditor({
    fields: settingsFields,
    record: saved,
    name: `admin-settings:${userId}`,
    schema: async () => (await import('#contract/site/admin/admin-settings.contract.ts')).settingsBody,
    toBody: (values) => values,
    save: (values, _: 'save', edit) => editSettings(changesOf(values, edit)),
    onSaved: () =>
      toast({ title: 'Configuración actualizada', description: 'Los cambios se han guardado correctamente.' }),
    onFailure: (error) => toastNotSaved(error),
  });

  const values = record.form.watch();
  const logoId = values.logoDarkId || values.logoId;
  const preview = (className: string) => (
    <WithImages ids={[values.heroImageId, logoId]}>
      {(imageOf) => (
        <SettingsPreview
          values={values}
          heroImage={imageOf(values.heroImageId)}
          logo={imageOf(logoId)}
          className={className}
        />
      )}
    </WithImages>
  );

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    record.submit('save');
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
      <form noValidate onSubmit={onSubmit}>
        <LazyConflictNotice conflicts={record.conflicts} attempt={record.summary.attempt} />
        <Card className="grid gap-8 p-4 sm:p-6">
          <p className="text-sm text-muted">Los campos con * son obligatorios.</p>
          <LazySubmissionNotice {...record.notice} />
          <ErrorSummary {...record.summary} />
          <SettingsFields form={record} preview={preview('lg:hidden')} ImageField={ImageField} />
          <div className="action-row border-t border-border pt-5">
            {record.isDirty ? <p className="text-sm text-muted">Hay cambios sin guardar.</p> : null}
            <Button type="submit" busy={record.sending !== null} busyLabel="Guardando...">
              Guardar Cambios
            </Button>
          </div>
        </Card>
      </form>
      {preview('hidden lg:sticky lg:top-20 lg:block')}
      {record.guardDialog}
    </div>
  );
}

/** Starts from freshly fetched settings, never from the cache. */
export function SettingsPanel({ userId, ...fields }: Omit<SettingsFormProps, 'saved'>) {
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
  return <SettingsForm saved={data} userId={userId} {...fields} />;
}
