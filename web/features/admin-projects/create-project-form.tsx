import type { FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { prefixIds } from '../../ui/prefix-ids.ts';
import { redirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { toast } from '../../ui/toast-store.ts';
import { useEditorForm } from '../../ui/use-editor-form.ts';
import { useProjectMutations } from './admin-projects.api.ts';
import { ProjectFormFields } from './project-form-fields.tsx';
import { emptyProjectForm, projectProblems, toBody } from './project-form-values.ts';

/** Short form of the panel with the fields of the spec; the project is published at once. */
export function CreateProjectForm({ userId }: { userId: string }) {
  const { create } = useProjectMutations();
  const record = useEditorForm({
    initial: emptyProjectForm,
    draftKey: `admin-panel-project:${userId}`,
    validate: projectProblems,
    save: (values, _: 'create') => create(toBody(values)),
    toValues: () => emptyProjectForm,
    onSaved: () => toast({ title: 'Proyecto creado', description: 'El nuevo proyecto se ha creado correctamente.' }),
    onFailure: (error) => {
      if (redirectIfLoggedOut(error)) return;
      toast({ title: 'Error', description: 'No se pudo crear el proyecto.', variant: 'destructive' });
    },
  });
  const { field, summary } = prefixIds('proyecto', record);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    record.submit('create');
  }

  return (
    <form noValidate onSubmit={onSubmit}>
      <Card className="grid gap-5 p-4 sm:p-6">
        <h2 className="text-xl">Nuevo proyecto</h2>
        <ErrorSummary {...summary} />
        <ProjectFormFields form={{ register: record.register, field }} short />
        <Button type="submit" busy={record.sending !== null} busyLabel="Creando..." className="justify-self-start">
          Crear Proyecto
        </Button>
      </Card>
      {record.guardDialog}
    </form>
  );
}
