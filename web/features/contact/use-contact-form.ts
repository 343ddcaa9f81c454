import { useEffect, useState } from 'react';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import type { ContactReceipt } from '#contract/contact/contact.contract.ts';
import { type ContactSubject, contactSubjects } from '#contract/contact/contact-subjects.ts';
import { contactOutcomes } from '../../content/contact.ts';
import { formatPhone } from '../../lib/contact-links.ts';
import { readDraft, removeDraft, writeDraft } from '../../lib/drafts.ts';
import { fullName } from '../../lib/people.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import { redirectIfLoggedOut } from '../../ui/request-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import { useValidatedForm } from '../../ui/use-validated-form.ts';
import { useSendContactMessage } from './contact.api.ts';

/** In display order. */
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

/** Prefilled from the account, with the subject of the link if it is a known one, and the service that it is about. */
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

/** After sending (spec, section 4). */
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
  /** Values before any input. */
  initial: ContactFormValues;
  draftKey: string;
  projectId: string | undefined;
  requireConsent: boolean;
  onSent: () => void;
}

function readContactDraft(key: string): Partial<ContactFormValues> | null {
  const draft = readDraft<Partial<ContactFormValues>>(key);
  return draft && typeof draft.message === 'string' && draft.message.trim() !== '' ? draft : null;
}

/** Keeps a draft until the message is sent, across reloads and an expired session. */
export function useContactForm({ initial, draftKey, projectId, requireConsent, onSent }: ContactFormOptions) {
  const [draft, setDraft] = useState(() => readContactDraft(draftKey));
  const [receipt, setReceipt] = useState<ContactReceipt | null>(null);
  const sending = useSendContactMessage();
  // A subject from the link takes precedence over the draft's.
  const subject = initial.subject || draft?.subject || '';
  const checked = useValidatedForm<ContactFormValues>({
    // Consent is never restored from a draft.
    initial: { ...initial, ...draft, subject, consent: false },
    validate: (values) => schemaProblems(schemaLoader(requireConsent), values),
    send,
  });
  const { form } = checked;

  useEffect(() => {
    const { unsubscribe } = form.watch((values) => {
      if (values.message?.trim()) writeDraft(draftKey, values);
      else removeDraft(draftKey);
    });
    return unsubscribe;
  }, [form, draftKey]);

  function discardDraft(values: ContactFormValues) {
    removeDraft(draftKey);
    setDraft(null);
    form.reset(values);
  }

  async function send(values: ContactFormValues): Promise<void> {
    setReceipt(null);
    try {
      const body = { ...values, subject: values.subject as ContactSubject, projectId };
      setReceipt(await sending.mutateAsync(body));
    } catch (error) {
      if (!redirectIfLoggedOut(error)) toast(contactOutcomes.failure);
      throw error;
    }
    toast(contactOutcomes.success);
    discardDraft(clearedForm);
    onSent();
  }

  return {
    ...checked,
    receipt,
    isRestored: draft !== null,
    startOver: () => discardDraft({ ...initial, subject: '' }),
  };
}
