import { useState } from 'react';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import type { ContactReceipt } from '#contract/contact/contact.contract.ts';
import { type ContactSubject, contactSubjects } from '#contract/contact/contact-subjects.ts';
import { contactOutcomes } from '../../content/contact.ts';
import { formatPhone } from '../../lib/contact-links.ts';
import { fullName } from '../../lib/people.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import { redirectIfLoggedOut } from '../../ui/request-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import { useSubmissionForm } from '../../ui/use-submission-form.ts';
import { sendContactMessage } from './contact.api.ts';

/** Key order is display order. */
interface ContactFormValues {
  name: string;
  email: string;
  phone: string;
  company: string;
  subject: string;
  message: string;
  consent: boolean;
}

type Person = Pick<CurrentUser, 'firstName' | 'lastName' | 'email' | 'phone' | 'company'>;

/** An unknown subject is ignored. */
export function prefilledForm(person: Person, subject: string | null, service?: string): ContactFormValues {
  return {
    name: fullName(person),
    email: person.email,
    phone: formatPhone(person.phone ?? ''),
    company: person.company ?? '',
    subject: contactSubjects.find((option) => option === subject) ?? '',
    message: service ? `Escribo por el servicio «${service}». ` : '',
    consent: false,
  };
}

/** State after sending (spec, section 4). */
const clearedForm: ContactFormValues = {
  name: '',
  email: '',
  phone: '',
  company: '',
  subject: '',
  message: '',
  consent: false,
};

const schemaLoader = (requireConsent: boolean) => async () => {
  const { contactBody, contactBodyWithConsent } = await import('#contract/contact/contact.contract.ts');
  return requireConsent ? contactBodyWithConsent : contactBody;
};

interface ContactFormOptions {
  initial: ContactFormValues;
  name: string;
  projectId: string | undefined;
  requireConsent: boolean;
  onSent: () => void;
}

/** The draft is kept until the message is sent. */
export function useContactForm({ initial, name, projectId, requireConsent, onSent }: ContactFormOptions) {
  const [receipt, setReceipt] = useState<ContactReceipt | null>(null);
  const form = useSubmissionForm<ContactFormValues, ContactReceipt>({
    name,
    initial,
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
      form.form.reset(clearedForm);
      onSent();
    },
    onFailure: (error) => {
      setReceipt(null);
      if (!redirectIfLoggedOut(error)) toast(contactOutcomes.failure);
    },
  });
  return { ...form, receipt };
}
