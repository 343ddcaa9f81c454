import { changeSubmission, readSubmission, submit } from './submissions.ts';

/** Stores no draft, only an attempt without a response, so that repeating it reuses its key. */
export async function submitOnce<Result>(name: string, body: unknown, send: (key: string) => Promise<Result>) {
  const own = `${name}:${JSON.stringify(body)}`;
  try {
    return await submit(own, null, { send: (_, key) => send(key) });
  } finally {
    if (readSubmission(own)?.state !== 'unresolved') changeSubmission(own, 'discard');
  }
}
