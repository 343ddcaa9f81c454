import { CircleCheck, Rocket, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { type ContactReceipt, contactLimits } from '#contract/contact/contact.contract.ts';
import { type ContactSubject, contactSubjects, subjectLabels } from '#contract/contact/contact-subjects.ts';
import { contactOutcomes } from '../../copy/contact.ts';
import { formatPhone } from '../../lib/contact-links.ts';
import { fullName } from '../../lib/people.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import { Button } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { ConsentField } from '../../ui/consent-field.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { formGrid } from '../../ui/field.tsx';
import { defineFields, type ValuesOf } from '../../ui/record-form/field-specs.ts';
import { toFormValues } from '../../ui/record-form/field-values.ts';
import { RecordFields } from '../../ui/record-form/record-fields.tsx';
import { redirectIfLoggedOut } from '../../ui/request-failure.ts';
import { SubmissionNotice } from '../../ui/submission-notice.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useSubmissionForm } from '../../ui/use-submission-form.ts';
import { sendContactMessage } from './contact.api.ts';

const text = { control: 'text', half: true } as const;

const about = defineFields({
  name: { ...text, label: 'Nombre', required: true, input: { autoComplete: 'name' } },
  email: {
    ...text,
    label: 'Correo',
    required: true,
    input: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  },
  phone: { ...text, label: 'Teléfono', input: { type: 'tel', autoComplete: 'tel', placeholder: '809-555-0123' } },
  company: { ...text, label: 'Empresa', input: { autoComplete: 'organization' } },
  subject: {
    label: 'Asunto',
    control: 'choice',
    options: [
      { value: '', label: 'Selecciona un asunto' },
      ...contactSubjects.map((value) => ({ value, label: subjectLabels[value] })),
    ],
    required: true,
  },
});

const message = defineFields({
  message: { label: 'Mensaje', control: 'long', rows: 6, max: contactLimits.message, required: true },
  consent: { label: '', control: 'own', empty: false, text: String },
});

const fields = { ...about, ...message };
type ContactFormValues = ValuesOf<typeof fields>;

function prefilled(person: CurrentUser, subject: string | null, service?: string): ContactFormValues {
  return toFormValues(fields, {
    name: fullName(person),
    email: person.email,
    phone: formatPhone(person.phone ?? ''),
    company: person.company,
    subject: contactSubjects.find((option) => option === subject),
    message: service ? `Escribo por el servicio «${service}». ` : '',
  });
}

const schemaLoader = (requireConsent: boolean) => async () => {
  const { contactBody, contactBodyWithConsent } = await import('#contract/contact/contact.contract.ts');
  return requireConsent ? contactBodyWithConsent : contactBody;
};

/** Outlives the toast, so that the number can be noted down; takes the focus from the emptied form. */
function ContactReceiptNote({ receipt, email }: { receipt: ContactReceipt; email: string }) {
  const note = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each receipt is news
  useEffect(() => note.current?.focus(), [receipt]);

  return (
    <div ref={note} tabIndex={-1} className="mb-6 flex gap-3 rounded-card bg-green-ground p-4 text-green-text">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <p>
        <strong>Recibimos tu mensaje con el número {receipt.reference}.</strong> Menciónalo si preguntas por él.
        {receipt.copySent ? ` Te enviamos una copia a ${email}.` : null}
      </p>
    </div>
  );
}

function ProjectNote({ project, onRemove }: { project: { title: string }; onRemove: () => void }) {
  return (
    <div className="flex items-center gap-3 rounded-card border border-border bg-subtle py-1 pl-4">
      <Rocket aria-hidden="true" className="size-5 shrink-0 text-larimar" />
      <p className="min-w-0 grow wrap-anywhere">
        Sobre el proyecto «<bdi>{project.title}</bdi>»
      </p>
      <button
        type="button"
        aria-label="Quitar el proyecto"
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-input hover:bg-border"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

/** Beside the toast of the failure, which says that it could not be sent. */
const UNRESOLVED =
  'No llegó la confirmación. Inténtalo de nuevo cuando tengas señal: si tu mensaje ya había llegado, no se repite.';

interface ContactFormProps {
  user: CurrentUser;
  subject: string | null;
  service: string | undefined;
  /** Known before its title has loaded. */
  projectId: string | undefined;
  project: { title: string } | null;
  onForget: (what: 'project' | 'everything') => void;
  requireConsent: boolean;
}

export function ContactForm(props: ContactFormProps) {
  const { user, subject, service, projectId, project, onForget, requireConsent } = props;
  const [receipt, setReceipt] = useState<ContactReceipt | null>(null);
  const form = useSubmissionForm<ContactFormValues, ContactReceipt>({
    name: `contact:${user.id}`,
    initial: prefilled(user, subject, service),
    validate: (values) => schemaProblems(schemaLoader(requireConsent), values),
    // Consent is never restored: it has to be an action.
    keep: ({ consent: _, ...values }) => (values.message.trim() === '' ? null : values),
    send: (values, key) => {
      setReceipt(null);
      return sendContactMessage({ ...values, subject: values.subject as ContactSubject, projectId }, key);
    },
    onSent: (sent) => {
      setReceipt(sent);
      toast(contactOutcomes.success);
      // Emptied (spec, section 4).
      form.form.reset(toFormValues(fields, {}));
      onForget('everything');
    },
    onFailure: (error) => {
      setReceipt(null);
      if (!redirectIfLoggedOut(error)) toast(contactOutcomes.failure);
    },
  });
  const { register, field } = form;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    form.submit('send');
  }

  return (
    <CardSection heading="Envíanos un mensaje">
      {receipt ? <ContactReceiptNote receipt={receipt} email={user.email} /> : null}
      <form noValidate onSubmit={onSubmit} className={formGrid}>
        <p className="text-sm text-muted">Los campos con * son obligatorios.</p>
        <ErrorSummary {...form.summary} />
        <SubmissionNotice {...form.notice} unresolved={UNRESOLVED} />
        <fieldset disabled={form.isLocked} className="contents">
          <RecordFields fields={about} form={form} />
          {project ? <ProjectNote project={project} onRemove={() => onForget('project')} /> : null}
          <RecordFields
            fields={message}
            form={form}
            own={{
              consent: (
                <ConsentField
                  key="consent"
                  {...field('consent')}
                  {...register('consent')}
                  isRequired={requireConsent}
                />
              ),
            }}
          />
        </fieldset>
        <div>
          <Button
            type="submit"
            busy={form.sending !== null || form.isLocked}
            busyLabel="Enviando..."
            className="w-full sm:w-auto"
          >
            Enviar mensaje
          </Button>
        </div>
      </form>
    </CardSection>
  );
}
