import { useSearchParams } from 'wouter';
import { type ContactSubject, contactSubject } from '#contract/contact/contact-subjects.ts';
import { changeParams } from '../../lib/change-params.ts';
import { useTabParams } from '../../lib/use-tab-params.ts';
import { inboxTabs } from './message-states.ts';

/** Inbox state in the URL: tab, search, page, and the subject as `asunto`. */
export function useInboxParams() {
  const list = useTabParams(inboxTabs);
  const [params, setParams] = useSearchParams();
  const asked = params.get('asunto');
  const change = (values: Record<string, string | null>) =>
    setParams((current) => changeParams(current, { ...values, pagina: null }));
  return {
    ...list,
    subject: contactSubject.options.find((option) => option === asked),
    setSubject: (subject: ContactSubject | '') => change({ asunto: subject || null }),
    clear: () => change({ asunto: null, buscar: null }),
  };
}
