import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nextState, type SubmissionEvent, type SubmissionState, transitions } from './submission-states.ts';

const storage = new Map<string, string>();
let leaving: (() => void)[] = [];
let isOnline = true;
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
});
vi.stubGlobal('navigator', {
  get onLine() {
    return isOnline;
  },
});
vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
  if (type === 'pagehide') leaving.push(listener);
});

/** A page of the browser, with its own memory. */
async function openPage() {
  vi.resetModules();
  const { ApiError } = await import('./api-error.ts');
  const refuse = ({ status, text }: Refusal) => {
    throw new ApiError(status, text);
  };
  return { ...(await import('./submissions.ts')), refuse };
}
type OpenPage = Awaited<ReturnType<typeof openPage>>;

beforeEach(() => {
  storage.clear();
  leaving = [];
  isOnline = true;
});

const states = Object.keys(transitions) as SubmissionState[];
const events: SubmissionEvent[] = [
  'edit',
  'clear',
  'hold',
  'send',
  'uploadFailed',
  'accept',
  'refuse',
  'cut',
  'lose',
  'turnAway',
  'leave',
  'discard',
];

describe('the table of what a person sends', () => {
  it.each(states)('leads out of every wait: %s', (state) => {
    const waits: SubmissionState[] = ['waiting', 'sending'];
    if (!waits.includes(state)) return;
    expect(events.map((event) => nextState(state, event, false))).toContain(
      state === 'waiting' ? 'draft' : 'unresolved',
    );
    expect(waits).not.toContain(nextState(state, 'leave', false));
  });

  it('ends only by an answer or by who discards it', () => {
    const ends = states.flatMap((state) =>
      events
        .filter((event) => state !== 'empty' && nextState(state, event, true) === 'empty')
        .map((event) => `${state} ${event}`),
    );
    expect(new Set(ends.map((end) => end.split(' ')[1]))).toEqual(new Set(['accept', 'discard', 'clear']));
    expect(ends).not.toContain('unresolved clear');
    expect(ends).not.toContain('sending discard');
  });

  it('never takes what may have arrived for a draft', () => {
    for (const state of states) {
      for (const event of events)
        expect(['draft', 'refused', 'unsent']).not.toContain(state === 'unresolved' && nextState(state, event, true));
    }
  });
});

class Refusal {
  constructor(
    readonly status: number,
    readonly text: string,
  ) {}
}

/** What a server of ours does: `server/core/idempotency.ts`. */
class TestServer {
  readonly posts = new Map<string, string>();
  private readonly answers = new Map<string, { text: string; id: string }>();

  create(text: string, key: string): string {
    if (text.length < 3) throw new Refusal(400, '{"message":"Muy corto."}');
    const first = this.answers.get(key);
    if (first && first.text !== text) throw new Refusal(422, '{"message":"","code":"idempotency_key_reused"}');
    if (first) return first.id;
    const id = `post ${this.posts.size}`;
    this.answers.set(key, { text, id });
    this.posts.set(id, text);
    return id;
  }

  update(id: string, text: string): string {
    if (text.length < 3) throw new Refusal(400, '{"message":"Muy corto."}');
    this.posts.set(id, text);
    return id;
  }
}

type Cut = 'none' | 'before' | 'after';

/** A connection that may lose the request or the answer, or answer only much later. */
function callThrough(page: OpenPage, server: TestServer, cuts: Cut[]) {
  const travel = async (work: () => string) => {
    const cut = cuts.shift() ?? 'none';
    if (cut === 'before') throw new TypeError('no connection');
    await null;
    let answer = '';
    try {
      answer = work();
    } catch (refusal) {
      page.refuse(refusal as Refusal);
    }
    if (cut === 'after') throw new TypeError('the answer was lost');
    return answer;
  };
  return {
    send: (text: string, key: string) => travel(() => server.create(text, key)),
    correct: (id: string, text: string) => travel(() => server.update(id, text)),
  };
}

const NAME = 'forum-post:ana';
const outcome = (sending: Promise<unknown>) =>
  sending.then(
    () => 'sent',
    (error: Error) => error.name,
  );

describe('a submission', () => {
  it('keeps its key and its words over a closed page, and arrives once', async () => {
    const server = new TestServer();
    const page = await openPage();
    expect(await outcome(page.submit(NAME, 'uno', callThrough(page, server, ['after'])))).toBe('TypeError');
    const reopened = await openPage();
    expect(reopened.readSubmission(NAME)).toMatchObject({ state: 'unresolved', values: 'uno' });
    expect(await outcome(reopened.submit(NAME, 'uno', callThrough(reopened, server, [])))).toBe('sent');
    expect([...server.posts.values()]).toEqual(['uno']);
    expect(storage.size).toBe(0);
  });

  it('corrects what arrived, where something else was written since', async () => {
    const server = new TestServer();
    const page = await openPage();
    await outcome(page.submit(NAME, 'uno', callThrough(page, server, ['after'])));
    await outcome(page.submit(NAME, 'uno, dos', callThrough(page, server, ['none', 'none', 'before'])));
    expect(page.readSubmission(NAME)?.state).toBe('unresolved');
    expect(await outcome(page.submit(NAME, 'uno, dos y tres', callThrough(page, server, [])))).toBe('sent');
    expect([...server.posts.values()]).toEqual(['uno, dos y tres']);
  });

  it('leaves apart what was written after something that cannot be changed', async () => {
    const server = new TestServer();
    const page = await openPage();
    const { send } = callThrough(page, server, ['after']);
    await outcome(page.submit(NAME, 'uno', { send }));
    expect(await outcome(page.submit(NAME, 'otro', { send }))).toBe('EarlierArrivedError');
    expect(page.readSubmission(NAME)).toMatchObject({ state: 'draft', values: 'otro', attempts: [] });
    expect(await outcome(page.submit(NAME, 'otro', { send }))).toBe('sent');
    expect([...server.posts.values()]).toEqual(['uno', 'otro']);
  });

  it('stays uncertain where a later attempt is refused for its words', async () => {
    const server = new TestServer();
    const page = await openPage();
    await outcome(page.submit(NAME, 'uno', callThrough(page, server, ['after'])));
    expect(await outcome(page.submit(NAME, 'u', callThrough(page, server, [])))).toBe('ApiError');
    expect(page.readSubmission(NAME)).toMatchObject({ state: 'unresolved', reason: 'Muy corto.' });
    await outcome(page.submit(NAME, 'uno más', callThrough(page, server, [])));
    expect([...server.posts.values()]).toEqual(['uno más']);
  });

  it('is not repeated without a word once the server may have forgotten its key', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const server = new TestServer();
    const page = await openPage();
    const call = { ...callThrough(page, server, ['after']), keyExpires: true as const };
    await outcome(page.submit(NAME, 'uno', call));
    vi.setSystemTime(Date.now() + 5 * 24 * 60 * 60_000);
    // Writing on does not make the key younger.
    page.changeSubmission<string>(NAME, 'edit', { values: 'uno más' });
    vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60_000);
    expect(await outcome(page.submit(NAME, 'uno más', call))).toBe('ExpiredKeyError');
    expect([...server.posts.values()]).toEqual(['uno']);
    expect(page.readSubmission(NAME)).toMatchObject({ state: 'draft', values: 'uno más', attempts: [] });
    // Told so, its writer sends it as another.
    expect(await outcome(page.submit(NAME, 'uno más', call))).toBe('sent');
    expect([...server.posts.values()]).toEqual(['uno', 'uno más']);
    vi.useRealTimers();
  });

  it('stays, without a reason, where the session had expired', async () => {
    const page = await openPage();
    const send = async () => page.refuse(new Refusal(401, '{"message":"Unauthorized"}'));
    expect(await outcome(page.submit(NAME, 'uno', { send }))).toBe('ApiError');
    expect(page.readSubmission(NAME)).toMatchObject({ state: 'draft', values: 'uno', attempts: [], reason: undefined });
    const server = new TestServer();
    expect(await outcome(page.submit(NAME, 'uno', callThrough(page, server, [])))).toBe('sent');
    expect([...server.posts.values()]).toEqual(['uno']);
  });

  it('does not leave a browser without a connection', async () => {
    isOnline = false;
    const server = new TestServer();
    const page = await openPage();
    expect(await outcome(page.submit(NAME, 'uno', callThrough(page, server, [])))).toBe('TypeError');
    expect(page.readSubmission(NAME)).toMatchObject({ state: 'unsent', attempts: [] });
    expect(server.posts.size).toBe(0);
  });

  it('is told apart from one that is being sent, when its page is closed', async () => {
    const page = await openPage();
    page.submit(NAME, 'uno', { send: () => new Promise(() => undefined) });
    await vi.waitFor(() => expect(page.readSubmission(NAME)?.state).toBe('sending'));
    expect((await openPage()).readSubmission(NAME)?.state).toBe('sending');
    for (const leave of leaving) leave();
    expect((await openPage()).readSubmission(NAME)?.state).toBe('unresolved');
  });

  it('is sent once, however often it is pressed', async () => {
    const server = new TestServer();
    const page = await openPage();
    const call = callThrough(page, server, []);
    await Promise.all([1, 2, 3].map(() => page.submit(NAME, 'uno', call)));
    expect(server.posts.size).toBe(1);
  });
});

type Step =
  | { do: 'type'; page: number; text: string }
  | { do: 'send'; page: number; cuts: Cut[] }
  | { do: 'reopen'; page: number }
  | { do: 'signal'; isOnline: boolean };

const page = fc.integer({ min: 0, max: 1 });
const step = fc.oneof(
  fc.record({ do: fc.constant('type' as const), page, text: fc.string({ minLength: 3, maxLength: 6 }) }),
  fc.record({
    do: fc.constant('send' as const),
    page,
    cuts: fc.array(fc.constantFrom<Cut>('none', 'before', 'after'), { maxLength: 4 }),
  }),
  fc.record({ do: fc.constant('reopen' as const), page }),
  fc.record({ do: fc.constant('signal' as const), isOnline: fc.boolean() }),
);

it('publishes once exactly what was on the screen last, in any history of two pages', async () => {
  const history = async (steps: Step[]) => {
    storage.clear();
    isOnline = true;
    const server = new TestServer();
    const pages: OpenPage[] = [await openPage(), await openPage()];
    const pageOf = (index: number) => pages[index] as OpenPage;
    /** The model: what was published, in order, and what is written now. */
    const published: string[] = [];
    let written = '';
    const send = async (index: number, cuts: Cut[]) => {
      const sent = await outcome(pageOf(index).submit(NAME, written, callThrough(pageOf(index), server, cuts)));
      if (sent !== 'sent') return;
      published.push(written);
      written = '';
    };
    for (const each of steps) {
      if (each.do === 'signal') isOnline = each.isOnline;
      else if (each.do === 'reopen') pages[each.page] = await openPage();
      else if (each.do === 'type') {
        written = each.text;
        pageOf(each.page).changeSubmission<string>(NAME, 'edit', { values: written });
      } else if (written !== '') await send(each.page, each.cuts);
      // Both pages show it.
      for (const shown of pages) expect(shown.readSubmission<string>(NAME)?.values ?? '').toBe(written);
    }
    isOnline = true;
    if (written !== '') await send(0, []);
    expect([...server.posts.values()]).toEqual(published);
    expect(storage.size).toBe(0);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 14 }), history), { numRuns: 150 });
}, 60_000);
