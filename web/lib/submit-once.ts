import { changeSubmission, readSubmission, submit } from './submissions.ts';

/** Without a draft: only an attempt without an answer is kept, and the same once more has its key. */
export async function submitOnce<Result>(name: string, body: unknown, send: (key: string) => Promise<Result>) {
  const own = `${name}:${JSON.stringify(body)}`;
  try {
    return await submit(own, null, { send: (_, key) => send(key) });
  } finally {
    if (readSubmission(own)?.state !== 'unresolved') changeSubmission(own, 'discard');
  }
}
