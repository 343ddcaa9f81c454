import { Trash2 } from 'lucide-react';
import type { FormEvent } from 'react';
import { type MemberRecord, memberRecordLimits } from '#contract/members/admin/member-record.contract.ts';
import { schemaProblems } from '../../../lib/schema-problems.ts';
import { useActionDialog } from '../../../ui/action-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card-section.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/form-controls.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { redirectIfLoggedOut } from '../../../ui/request-failure.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useUnsavedChangesGuard } from '../../../ui/unsaved-changes-guard.tsx';
import { useValidatedForm } from '../../../ui/use-validated-form.ts';
import { useMemberRecordMutations } from './admin-members.api.ts';

const loadSchema = async () => (await import('#contract/members/admin/member-record.contract.ts')).memberNoteBody;

export function MemberNotes({ member }: { member: MemberRecord }) {
  const mutations = useMemberRecordMutations(member.id);
  const { confirmAction, dialog } = useActionDialog();
  const form = useValidatedForm({
    initial: { text: '' },
    validate: (values) => schemaProblems(loadSchema, values),
    send: async (values) => {
      try {
        await mutations.addNote(values.text);
        form.form.reset({ text: '' });
        toast({ title: 'Nota guardada', description: 'La lee solo la administración.' });
      } catch (error) {
        redirectIfLoggedOut(error);
        throw error;
      }
    },
  });
  const guard = useUnsavedChangesGuard(form.isDirty);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    form.submit('send');
  }

  function onDelete(id: string) {
    confirmAction({
      title: '¿Quitar la nota?',
      text: 'No se puede deshacer.',
      confirmLabel: 'Quitar',
      busyLabel: 'Quitando...',
      destructive: true,
      run: () => mutations.removeNote(id),
      success: { title: 'Nota quitada', description: 'Ya no está en la ficha.' },
      failure: 'No se pudo quitar la nota',
    });
  }

  return (
    <CardSection heading="Notas">
      <form noValidate onSubmit={onSubmit} className="grid gap-3">
        <Field
          label="Nota nueva"
          {...form.field('text')}
          help="La lee solo la administración, pero la persona puede pedir qué se ha anotado sobre ella."
        >
          {(control) => (
            <Textarea
              {...control}
              {...form.register('text')}
              rows={3}
              className="min-h-22"
              maxLength={memberRecordLimits.note}
            />
          )}
        </Field>
        <div>
          <Button type="submit" variant="outline" busy={form.sending !== null} busyLabel="Guardando...">
            Guardar nota
          </Button>
        </div>
      </form>
      {member.notes.length > 0 ? (
        <ul className="mt-5 divide-y divide-border border-t border-border">
          {member.notes.map(({ id, text, authorName, createdAt }) => (
            <li key={id} className="flex items-start gap-3 py-3 text-sm">
              <div className="min-w-0 grow">
                <p className="whitespace-pre-line wrap-anywhere">{text}</p>
                <p className="mt-1 text-xs text-muted">
                  {authorName}, <RelativeTime instant={createdAt} />
                </p>
              </div>
              <button
                type="button"
                aria-label={`Quitar la nota de ${authorName}`}
                onClick={() => onDelete(id)}
                className="grid size-11 shrink-0 place-items-center rounded-input text-muted hover:bg-subtle hover:text-destructive"
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {dialog}
      {guard.dialog}
    </CardSection>
  );
}
