import { CircleCheck, Rocket, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { type ContactReceipt, contactLimits } from '#contract/contact/contact.contract.ts';
import { contactSubjects, subjectLabels } from '#contract/contact/contact-subjects.ts';
import { Button } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { ConsentField } from '../../ui/consent-field.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field, formGrid } from '../../ui/field.tsx';
import { Input, Select, Textarea } from '../../ui/form-controls.tsx';
import { SubmissionNotice } from '../../ui/submission-notice.tsx';
import { prefilledForm, useContactForm } from './use-contact-form.ts';

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
  const form = useContactForm({
    initial: prefilledForm(user, subject, service),
    name: `contact:${user.id}`,
    projectId,
    requireConsent,
    onSent: () => onForget('everything'),
  });
  const { register, field } = form;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    form.submit('send');
  }

  return (
    <CardSection heading="Envíanos un mensaje">
      {form.receipt ? <ContactReceiptNote receipt={form.receipt} email={user.email} /> : null}
      <form noValidate onSubmit={onSubmit} className={formGrid}>
        <p className="text-sm text-muted">Los campos con * son obligatorios.</p>
        <ErrorSummary {...form.summary} />
        <SubmissionNotice {...form.notice} unresolved={UNRESOLVED} />
        <fieldset disabled={form.isLocked} className="contents">
          <Field label="Nombre *" {...field('name')} className="half">
            {(control) => <Input {...control} {...register('name')} autoComplete="name" required />}
          </Field>
          <Field label="Correo *" {...field('email')} className="half">
            {(control) => (
              <Input {...control} {...register('email')} type="email" inputMode="email" autoComplete="email" required />
            )}
          </Field>
          <Field label="Teléfono" {...field('phone')} className="half">
            {(control) => (
              <Input {...control} {...register('phone')} type="tel" autoComplete="tel" placeholder="809-555-0123" />
            )}
          </Field>
          <Field label="Empresa" {...field('company')} className="half">
            {(control) => <Input {...control} {...register('company')} autoComplete="organization" />}
          </Field>
          <Field label="Asunto *" {...field('subject')}>
            {(control) => (
              <Select {...control} {...register('subject')} required>
                <option value="">Selecciona un asunto</option>
                {contactSubjects.map((value) => (
                  <option key={value} value={value}>
                    {subjectLabels[value]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {project ? <ProjectNote project={project} onRemove={() => onForget('project')} /> : null}
          <Field label="Mensaje *" {...field('message')}>
            {(control) => (
              <Textarea
                {...control}
                {...register('message')}
                rows={6}
                maxLength={contactLimits.message}
                required
                className="min-h-42"
              />
            )}
          </Field>
          <ConsentField {...field('consent')} {...register('consent')} isRequired={requireConsent} />
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
