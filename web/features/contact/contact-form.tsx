import type { FormEvent } from 'react';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { contactLimits } from '#contract/contact/contact.contract.ts';
import { contactSubject, subjectLabels } from '#contract/contact/contact-subjects.ts';
import { Button } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { ConsentField } from '../../ui/consent-field.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { formGrid } from '../../ui/form-grid.ts';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { prefilledForm } from './contact-form-values.ts';
import { ContactReceiptNote } from './contact-receipt-note.tsx';
import { ProjectNote } from './project-note.tsx';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  user: CurrentUser;
  /** Subject preselected by a link. */
  subject: string | null;
  project: { id: string; title: string } | null;
  /** Clears what the link preselected. */
  onForget: (what: 'project' | 'everything') => void;
  /** Whether consent is mandatory. */
  requireConsent: boolean;
}

export function ContactForm({ user, subject, project, onForget, requireConsent }: ContactFormProps) {
  const form = useContactForm({
    initial: prefilledForm(user, subject),
    draftKey: `contact:${user.id}`,
    projectId: project?.id,
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
        {form.isRestored ? <DraftNotice onDiscard={form.startOver} /> : null}
        <Field label="Nombre *" {...field('name')} className="half">
          {(control) => <Input {...control} {...register('name')} autoComplete="name" required />}
        </Field>
        <Field label="Correo electrónico *" {...field('email')} className="half">
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
              {contactSubject.options.map((value) => (
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
        <div>
          <Button type="submit" busy={form.sending !== null} busyLabel="Enviando..." className="w-full sm:w-auto">
            Enviar mensaje
          </Button>
        </div>
      </form>
    </CardSection>
  );
}
