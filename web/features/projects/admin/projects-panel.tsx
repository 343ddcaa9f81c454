import type { FormEvent } from 'react';
import { schemaProblems } from '../../../lib/schema-problems.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { LazySubmissionNotice } from '../../../ui/lazy-notices.ts';
import { toFormValues } from '../../../ui/record-form/field-values.ts';
import { RecordFields } from '../../../ui/record-form/record-fields.tsx';
import { redirectIfLoggedOut } from '../../../ui/request-failure.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useEditorForm } from '../../../ui/use-editor-form.ts';
import { prefixIds } from '../../../ui/use-validated-form.ts';
import { useProjectMutations } from './admin-projects.api.ts';
import { ProjectList } from './admin-projects-page.tsx';
import { loadProjectSchema, newProject, projectFields, toProjectBody } from './project-editor.ts';

const { longDescription: _, imageId: __, ...specFields } = projectFields;
const emptyForm = { ...toFormValues(projectFields, {}), ...newProject };

/** Fields of the spec; the project is published at once. */
function CreateProjectForm({ userId }: { userId: string }) {
  const { create } = useProjectMutations();
  const record = useEditorForm({
    initial: emptyForm,
    name: `admin-panel-project:${userId}`,
    validate: (values) => schemaProblems(loadProjectSchema, values),
    save: (values, _: 'create', key) => create(toProjectBody(values), key),
    toValues: () => emptyForm,
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
        <LazySubmissionNotice {...record.notice} />
        <ErrorSummary {...summary} />
        <RecordFields fields={specFields} form={{ form: record.form, field }} />
        <Button type="submit" busy={record.sending !== null} busyLabel="Creando..." className="justify-self-start">
          Crear Proyecto
        </Button>
      </Card>
      {record.guardDialog}
    </form>
  );
}

export function ProjectsPanel({ userId }: { userId: string }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start">
      <CreateProjectForm userId={userId} />
      <div>
        <ProjectList heading="Proyectos existentes" isNarrow />
      </div>
    </div>
  );
}
