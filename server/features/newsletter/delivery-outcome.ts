import type { Outcome } from './deliveries.queries.ts';

/** From this many temporary rejections (4xx) on, a delivery has failed. */
const MAX_ATTEMPTS = 8;
const PROBLEM_MAX = 500;

interface SmtpError extends Error {
  /** SMTP reply code: 250, 451, 550… */
  responseCode?: number;
  /** SMTP command that failed. */
  command?: string;
}

interface Circumstances {
  attempts: number;
  isFinalByteSent: boolean;
}

/** SMTP 421: the server closes the connection, whatever the mail. */
const SERVICE_CLOSING = 421;

/** Reply code of a rejection of this recipient or mail; 0 for general trouble of the server. */
function rejectionCode({ responseCode = 0, command = '' }: SmtpError, { isFinalByteSent }: Circumstances): number {
  const isAboutReader = isFinalByteSent || command === 'RCPT TO';
  return isAboutReader && responseCode >= 400 && responseCode !== SERVICE_CLOSING ? responseCode : 0;
}

/** Outcome of a delivery; `isGeneral` where the next mail would fail too. */
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
