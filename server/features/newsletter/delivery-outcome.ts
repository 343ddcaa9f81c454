import type { Outcome } from './deliveries.queries.ts';

/** After as many refusals "for now" it is a refusal. */
const MAX_ATTEMPTS = 8;
const PROBLEM_MAX = 500;

interface SmtpError extends Error {
  /** What the mail server answered, as a number: 250, 451, 550… */
  responseCode?: number;
  /** What was being said to it. */
  command?: string;
}

interface Circumstances {
  attempts: number;
  isFinalByteSent: boolean;
}

/** "Closing", whatever it is about. */
const SERVICE_CLOSING = 421;

/** Only refusals of this reader or this mail count; that the server lets nobody in is nobody's fault. */
function rejectionCode({ responseCode = 0, command = '' }: SmtpError, { isFinalByteSent }: Circumstances): number {
  const isAboutReader = isFinalByteSent || command === 'RCPT TO';
  return isAboutReader && responseCode >= 400 && responseCode !== SERVICE_CLOSING ? responseCode : 0;
}

/** What becomes of a mail, and whether the trouble is one that the next mail would run into too. */
export function outcomeOf(failure: unknown, circumstances: Circumstances): { outcome: Outcome; isGeneral: boolean } {
  const attempts = circumstances.attempts + 1;
  if (!failure) return { outcome: { state: 'sent', attempts, problem: null }, isGeneral: false };
  const error = failure as SmtpError;
  const problem = error.message.slice(0, PROBLEM_MAX);
  const code = rejectionCode(error, circumstances);
  if (code >= 500 || (code >= 400 && attempts >= MAX_ATTEMPTS)) {
    return { outcome: { state: 'failed', attempts, problem }, isGeneral: false };
  }
  if (code >= 400) return { outcome: { state: 'pending', attempts, problem }, isGeneral: false };
  if (circumstances.isFinalByteSent)
    return { outcome: { state: 'unacknowledged', attempts, problem }, isGeneral: true };
  return { outcome: { state: 'pending', attempts: circumstances.attempts, problem }, isGeneral: true };
}
