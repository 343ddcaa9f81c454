import type { CurrentUser } from '#contract/account/account.contract.ts';
import { contactBody, contactBodyWithConsent } from '#contract/contact/contact.contract.ts';
import { contactSubject } from '#contract/contact/contact-subjects.ts';
import { fullName } from '../../lib/full-name.ts';
import { formatPhone } from '../../lib/phone.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import type { FieldMessages } from '../../ui/use-validated-form.ts';

/** In display order. */
export interface ContactFormValues {
  name: string;
  email: string;
  phone: string;
  company: string;
  subject: string;
  message: string;
  consent: boolean;
}

type Person = Pick<CurrentUser, 'firstName' | 'lastName' | 'email' | 'phone' | 'company'>;

/** Prefilled from the account, with the subject of the link if it is a known one. */
export function prefilledForm(person: Person, subject: string | null): ContactFormValues {
  return {
    name: fullName(person),
    email: person.email,
    phone: formatPhone(person.phone ?? ''),
    company: person.company ?? '',
    subject: contactSubject.options.find((option) => option === subject) ?? '',
    message: '',
    consent: false,
  };
}

export const contactProblems =
  (requireConsent: boolean) =>
  (values: ContactFormValues): FieldMessages<ContactFormValues> =>
    schemaProblems(requireConsent ? contactBodyWithConsent : contactBody, values);
