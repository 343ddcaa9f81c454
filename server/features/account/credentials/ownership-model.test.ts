import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { signedIn } from '../../../../tests/support/factories.ts';
import {
  heldByAttacker,
  isOpenToOwner,
  RECOVERIES,
  START,
  type State,
  type StepName,
  stepNames,
  take,
  withOperator,
} from '../../../../tests/support/ownership-model.ts';
import { catchMails, claimsOf, OwnershipPlay } from '../../../../tests/support/ownership-play.ts';
import { sampled } from '../../../../tests/support/thoroughness.ts';

const MAX_STEPS = 5;

interface Reached {
  state: State;
  path: StepName[];
}

/** Instants count by their order alone. */
function keyOf({ clock: _, ...state }: State): string {
  const instants = [...new Set([...state.factors, ...state.identities, ...state.undos].map(({ at }) => at))].sort(
    (one, another) => one - another,
  );
  return JSON.stringify(state, (name, value) => (name === 'at' ? instants.indexOf(value) : value));
}

/** Every step from every state that up to five steps lead to, whoever takes them. */
function explore(start: State): { states: Reached[]; transitions: Reached[] } {
  const seen = new Map([[keyOf(start), { state: start, path: [] } as Reached]]);
  const transitions: Reached[] = [];
  let frontier = [...seen.values()];
  while (frontier.length > 0) {
    const next: Reached[] = [];
    for (const from of frontier) {
      for (const name of stepNames) {
        const state = take(from.state, name);
        if (!state) continue;
        const reached = { state, path: [...from.path, name] };
        transitions.push(reached);
        if (seen.has(keyOf(state))) continue;
        seen.set(keyOf(state), reached);
        if (reached.path.length < MAX_STEPS) next.push(reached);
      }
    }
    frontier = next;
  }
  return { states: [...seen.values()], transitions };
}

const withOldFactor: State = {
  ...START,
  sessions: { owner: 'factor' },
  factors: [{ of: 'owner', at: 0, isOld: true }],
};

/** The old factor vouches for what is added in it: a way back takes that away, and a reset by mail does not. */
const withStolenSession: State = { ...withOldFactor, sessions: { owner: 'factor', attacker: 'factor' } };
const WAYS_BACK = RECOVERIES.filter((name) => name.includes('undoes'));

describe.each([
  ['whose password an attacker knows', START, RECOVERIES],
  ['with a factor besides', withOldFactor, RECOVERIES],
  ['with a factor, and a session of it that was stolen', withStolenSession, WAYS_BACK],
])('an account %s, in every order of five events,', (_name, start, recoveries) => {
  const { states, transitions } = explore(start);

  it('is its owner’s alone after a reset by mail or a way back', () => {
    const recovered = transitions.filter(({ path }) => recoveries.includes(path.at(-1) as StepName));
    expect(recovered.length).toBeGreaterThan(50);
    const settled = recovered.map(({ path, state }) => ({ path, state: withOperator(state) }));
    const holes = settled.filter(({ state }) => heldByAttacker(state).length > 0 || !isOpenToOwner(state));
    expect(holes.slice(0, 5).map(({ path, state }) => [...path, heldByAttacker(state)])).toEqual([]);
  });

  it('keeps its second factors after a reset by mail, if it is one of the office, and one of them after a way back', () => {
    const recovered = states.flatMap(({ state, path }) =>
      state.isOffice
        ? recoveries.map((name) => ({ path: [...path, name], before: state, after: take(state, name) }))
        : [],
    );
    const disarmed = recovered.filter(({ path, before, after }) => {
      const least = WAYS_BACK.includes(path.at(-1) as StepName)
        ? Math.min(1, before.factors.length)
        : before.factors.length;
      return after && after.factors.length < least;
    });
    expect(disarmed.slice(0, 5).map(({ path }) => path)).toEqual([]);
  });

  it('leaves its owner the link that they asked for while somebody changes the password', () => {
    const intruded = states.flatMap(({ state, path }) => {
      const asked = take(state, 'owner asks for a reset');
      const changed = asked && take(asked, 'attacker changes the password');
      return changed ? [{ path, after: take(changed, 'owner uses the reset') }] : [];
    });
    expect(intruded.length).toBeGreaterThan(10);
    expect(intruded.filter(({ after }) => after === undefined).map(({ path }) => path)).toEqual([]);
  });

  it('is never out of its owner’s reach for longer than a mail takes', () => {
    expect(states.length).toBeGreaterThan(100);
    const lost = states.filter(({ state }) => {
      const awake = state.isSuspended ? take(state, 'office reinstates') : state;
      return !RECOVERIES.some((name) => {
        const recovered = awake && take(awake, name);
        return recovered && isOpenToOwner(withOperator(recovered));
      });
    });
    expect(lost.slice(0, 5).map(({ path }) => path)).toEqual([]);
  });
});

/** The same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const pairs = stepNames.flatMap((first) =>
  take(START, first) ? stepNames.map((second): StepName[] => [first, second]) : [[first]],
);

/** Of five steps, each of which the model allows. */
function randomPath(random: () => number): StepName[] {
  const path: StepName[] = [];
  let state = START;
  while (path.length < MAX_STEPS) {
    const name = stepNames[Math.floor(random() * stepNames.length)] as StepName;
    const next = take(state, name);
    if (!next) continue;
    path.push(name);
    state = next;
  }
  return path;
}

describe('the portal does what the model says', () => {
  let portal: TestApp;
  let office: ApiClient;
  beforeAll(async () => {
    portal = await createTestApp({ config: { emailConfirmation: true } });
    await catchMails(portal);
    office = (await signedIn(portal, { role: 'admin', isEmailVerified: true })).client;
  });
  afterAll(() => portal.close());

  async function play(path: StepName[]): Promise<void> {
    const game = new OwnershipPlay(portal, office);
    await game.begin();
    let state = START;
    for (const [index, name] of path.entries()) {
      const next = take(state, name);
      const so = path.slice(0, index + 1).join(', ');
      expect([so, await game.take(name)]).toEqual([so, next !== undefined]);
      state = next ?? state;
      expect([so, await game.observe()]).toEqual([so, claimsOf(state)]);
    }
  }

  it('after every two events', async () => {
    for (const path of sampled(pairs, 8)) await play(path);
  });

  it('when the owner changes the address back: the intruder’s gets no way back', () =>
    play([
      'attacker asks for another address',
      'attacker confirms the address',
      'owner asks for the address back',
      'owner confirms the address',
      'owner resets by mail',
    ]));

  it('after five events in any order', async () => {
    const random = numbers(37);
    for (let count = 0; count < 12; count += 1) await play(randomPath(random));
  });
});
