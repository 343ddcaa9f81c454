import { accountLimits } from '#contract/account/account.contract.ts';
import { adminMembersPath } from '#contract/admin-paths.ts';
import type { MemberRecord } from '#contract/members/admin/member-record.contract.ts';
import { formatPhone } from '../../../lib/contact-links.ts';
import { schemaProblems } from '../../../lib/schema-problems.ts';
import { EditorFormFrame } from '../../../ui/editor-form-frame.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/form-controls.tsx';
import { redirectIfLoggedOut } from '../../../ui/request-failure.ts';
import { toast } from '../../../ui/toast-store.ts';
import { changesOf, useVersionedEditor } from '../../../ui/use-versioned-editor.ts';
import { useMemberRecordMutations } from './admin-members.api.ts';

/** Key order is field order, which the error summary follows. */
interface MemberFormValues {
  firstName: string;
  lastName: string;
  phone: string;
  company: string;
  position: string;
  location: string;
}

const labels: Record<keyof MemberFormValues, string> = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  phone: 'Teléfono',
  company: 'Empresa',
  position: 'Cargo',
  location: 'Ubicación',
};

const toValues = ({ firstName, lastName, phone, company, position, location }: MemberRecord): MemberFormValues => ({
  firstName,
  lastName,
  phone: phone ? formatPhone(phone) : '',
  company: company ?? '',
  position: position ?? '',
  location: location ?? '',
});

const loadSchema = async () => (await import('#contract/members/admin/member-record.contract.ts')).memberForm;

const choices = [{ intent: 'save', label: 'Guardar cambios', busyLabel: 'Guardando...' }] as const;

/** The address is the person's own to change. */
export function MemberEditor({ member, userId }: { member: MemberRecord; userId: string }) {
  const mutations = useMemberRecordMutations(member.id);
  const form = useVersionedEditor<MemberFormValues, MemberRecord, 'save'>({
    record: member,
    name: `admin-member:${userId}:${member.id}`,
    validate: (values) => schemaProblems(loadSchema, values),
    toValues,
    labels,
    save: (values, _, edit) => mutations.edit(changesOf(values, edit)),
    onSaved: () => toast({ title: 'Datos corregidos', description: 'En la auditoría queda lo que había antes.' }),
    onFailure: (error) => {
      if (redirectIfLoggedOut(error)) return;
      toast({ title: 'Error', description: 'No se pudieron guardar los cambios.', variant: 'destructive' });
    },
  });
  const { register, field } = form;
  return (
    <>
      <EditorFormFrame form={form} choices={choices} backHref={adminMembersPath}>
        <Field label={`${labels.firstName} *`} {...field('firstName')} className="half">
          {(control) => <Input {...control} {...register('firstName')} maxLength={accountLimits.name} />}
        </Field>
        <Field label={`${labels.lastName} *`} {...field('lastName')} className="half">
          {(control) => <Input {...control} {...register('lastName')} maxLength={accountLimits.name} />}
        </Field>
        <Field label={labels.company} {...field('company')} className="half">
          {(control) => <Input {...control} {...register('company')} maxLength={accountLimits.company} />}
        </Field>
        <Field label={labels.position} {...field('position')} className="half">
          {(control) => <Input {...control} {...register('position')} maxLength={accountLimits.position} />}
        </Field>
        <Field label={labels.phone} {...field('phone')} className="half">
          {(control) => <Input {...control} {...register('phone')} type="tel" />}
        </Field>
        <Field label={labels.location} {...field('location')} className="half">
          {(control) => <Input {...control} {...register('location')} maxLength={accountLimits.location} />}
        </Field>
      </EditorFormFrame>
      {form.guardDialog}
    </>
  );
}
