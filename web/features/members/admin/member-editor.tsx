import { accountLimits } from '#contract/account/account.contract.ts';
import { adminMembersPath } from '#contract/admin-paths.ts';
import type { MemberRecord } from '#contract/members/admin/member-record.contract.ts';
import { formatPhone } from '../../../lib/contact-links.ts';
import { EditorFormFrame } from '../../../ui/editor-form-frame.tsx';
import { defineFields } from '../../../ui/record-form/field-specs.ts';
import { RecordFields } from '../../../ui/record-form/record-fields.tsx';
import { useRecordEditor } from '../../../ui/record-form/use-record-editor.ts';
import { toastNotSaved } from '../../../ui/toast-not-saved.ts';
import { toast } from '../../../ui/toast-store.ts';
import { changesOf } from '../../../ui/use-versioned-editor.ts';
import { useMemberRecordMutations } from './admin-members.api.ts';

const { name, company, position, location } = accountLimits;

/** The address is the person's own to change. */
const fields = defineFields({
  firstName: { label: 'Nombre', control: 'text', max: name, required: true, half: true },
  lastName: { label: 'Apellido', control: 'text', max: name, required: true, half: true },
  company: { label: 'Empresa', control: 'text', max: company, half: true },
  position: { label: 'Cargo', control: 'text', max: position, half: true },
  phone: { label: 'Teléfono', control: 'text', input: { type: 'tel' }, half: true },
  location: { label: 'Ubicación', control: 'text', max: location, half: true },
});

const choices = [{ intent: 'save', label: 'Guardar cambios', busyLabel: 'Guardando...' }] as const;

export function MemberEditor({ member, userId }: { member: MemberRecord; userId: string }) {
  const mutations = useMemberRecordMutations(member.id);
  const form = useRecordEditor({
    fields,
    record: member,
    name: `admin-member:${userId}:${member.id}`,
    schema: async () => (await import('#contract/members/admin/member-record.contract.ts')).memberForm,
    toBody: (values) => values,
    valuesOf: (saved: MemberRecord) => ({ ...saved, phone: saved.phone && formatPhone(saved.phone) }),
    save: (values, _: 'save', edit) => mutations.edit(changesOf(values, edit)),
    onSaved: () => toast({ title: 'Datos corregidos', description: 'En la auditoría queda lo que había antes.' }),
    onFailure: (error) => toastNotSaved(error),
  });
  return (
    <>
      <EditorFormFrame form={form} choices={choices} backHref={adminMembersPath}>
        <RecordFields fields={fields} form={form} />
      </EditorFormFrame>
      {form.guardDialog}
    </>
  );
}
