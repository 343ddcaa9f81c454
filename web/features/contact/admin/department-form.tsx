import type { FormEvent } from 'react';
import { contactSubjects, departmentOf, subjectLabels } from '#contract/contact/contact-subjects.ts';
import { schemaProblems } from '../../../lib/schema-problems.ts';
import { Button } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card-section.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { formGrid } from '../../../ui/field.tsx';
import { defineFields } from '../../../ui/record-form/field-specs.ts';
import { toFormValues } from '../../../ui/record-form/field-values.ts';
import { RecordFields } from '../../../ui/record-form/record-fields.tsx';
import { redirectIfLoggedOut } from '../../../ui/request-failure.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useUnsavedChangesGuard } from '../../../ui/unsaved-changes-guard.tsx';
import { prefixIds, useValidatedForm } from '../../../ui/use-validated-form.ts';
import { type SavedDepartment, useSaveDepartment } from './admin-contact.api.ts';

const subjectsOf = (key: string) =>
  contactSubjects
    .filter((subject) => departmentOf[subject] === key)
    .map((subject) => subjectLabels[subject])
    .join(', ');

const fields = defineFields({
  email: { label: 'Correo', control: 'text', input: { type: 'email', inputMode: 'email' }, half: true },
  phone: { label: 'Teléfono', control: 'text', input: { type: 'tel' }, half: true },
});

const loadSchema = async () => (await import('#contract/contact/admin/admin-contact.contract.ts')).departmentBody;

export function DepartmentForm({ department }: { department: SavedDepartment }) {
  const { key, name } = department;
  const save = useSaveDepartment(department);
  const form = useValidatedForm({
    initial: toFormValues(fields, department),
    validate: (values) => schemaProblems(loadSchema, values),
    send: async (values) => {
      try {
        const saved = await save(values);
        form.form.reset(toFormValues(fields, saved));
        const description = saved.email
          ? `Se guardó cómo comunicarse con «${name}».`
          : `Los mensajes para «${name}» llegarán al correo general.`;
        toast({ title: 'Departamento actualizado', description });
      } catch (error) {
        redirectIfLoggedOut(error);
        throw error;
      }
    },
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    form.submit('send');
  }

  const { dialog } = useUnsavedChangesGuard(form.isDirty);
  const { field, summary } = prefixIds(key, form);
  return (
    <CardSection heading={name}>
      <form noValidate onSubmit={onSubmit} className={formGrid}>
        <p className="text-sm text-muted">
          Atiende: {subjectsOf(key)}. Sin correo propio, sus mensajes llegan al correo general; sin correo ni teléfono,
          no sale en la página de contacto.
        </p>
        <ErrorSummary {...summary} />
        <RecordFields fields={fields} form={{ form: form.form, field }} />
        <div>
          <Button
            type="submit"
            busy={form.sending !== null}
            busyLabel="Guardando..."
            aria-label={form.sending ? undefined : `Guardar: ${name}`}
          >
            Guardar
          </Button>
        </div>
      </form>
      {dialog}
    </CardSection>
  );
}
