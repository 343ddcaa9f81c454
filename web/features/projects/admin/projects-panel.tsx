import { schemaProblems } from '../../../lib/schema-problems.ts';
import { CreateForm } from '../../../ui/create-form.tsx';
import { toFormValues } from '../../../ui/record-form/field-values.ts';
import { toastNotSaved } from '../../../ui/toast-not-saved.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useEditorForm } from '../../../ui/use-editor-form.ts';
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
    onFailure: (error) => toastNotSaved(error, 'No se pudo crear el proyecto.'),
  });
  return (
    <CreateForm heading="Nuevo proyecto" label="Crear Proyecto" prefix="proyecto" fields={specFields} record={record} />
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
