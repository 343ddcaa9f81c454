import type { FormEvent } from 'react';
import type { SavedSettings } from '#contract/site/admin-settings.contract.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { redirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { toast } from '../../ui/toast-store.ts';
import { useEditorForm } from '../../ui/use-editor-form.ts';
import { readSavedSettings, useSaveSettings } from './admin-settings.api.ts';
import { SettingsFields } from './settings-fields.tsx';
import { settingsProblems, toFormValues } from './settings-form-values.ts';
import { SettingsPreview } from './settings-preview.tsx';

export function SettingsForm({ saved, userId }: { saved: SavedSettings; userId: string }) {
  const save = useSaveSettings();
  const record = useEditorForm({
    initial: toFormValues(saved),
    draftKey: `admin-settings:${userId}`,
    validate: settingsProblems,
    latest: readSavedSettings,
    save,
    toValues: toFormValues,
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
