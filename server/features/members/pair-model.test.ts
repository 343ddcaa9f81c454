import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { signedIn } from '../../../tests/support/factories.ts';
import { connections } from '../../database/schema/networking.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;
type Side = 0 | 1;
type Act = (typeof ACTS)[number];
type Row = Pick<typeof connections.$inferSelect, 'status' | 'withdrawnAt'> & { requester: Side; refused: Side | null };

const ACTS = ['ask', 'withdraw', 'accept', 'reject', 'remove', 'block', 'unblock'] as const;
/** Bound of the search; the model is exhausted after five steps. */
const MAX_STEPS = 12;
const SIDES: Side[] = [0, 1];
const other = (side: Side): Side => (side === 0 ? 1 : 0);

/** Last intention of each of the two, whatever the portal made of it. */
interface History {
  /** Asked or accepted, and has not refused, withdrawn, removed or blocked since. */
  consents: [boolean, boolean];
  /** The other one's request was refused, and they have not asked or accepted since. */
  refuses: [boolean, boolean];
  blocks: [boolean, boolean];
}

interface State {
  row: Row | null;
  history: History;
  path: string[];
}

let portal: TestApp;
let people: [Person, Person];
beforeAll(async () => {
  portal = await createTestApp();
  people = [await signedIn(portal), await signedIn(portal)];
});
afterAll(() => portal.close());

const idOf = (side: Side) => people[side].user.id;
const sideOf = (id: string): Side => (id === idOf(0) ? 0 : 1);

async function restore(row: Row | null): Promise<string> {
  await portal.database.delete(connections);
  if (!row) return crypto.randomUUID();
  const { requester, refused, status, withdrawnAt } = row;
  const ids = { requesterId: idOf(requester), receiverId: idOf(other(requester)) };
  const values = { ...ids, status, withdrawnAt, refusedId: refused === null ? null : idOf(refused) };
  const [made] = await portal.database.insert(connections).values(values).returning({ id: connections.id });
  return made?.id ?? '';
}

async function readRow(): Promise<Row | null> {
  const [row] = await portal.database.select().from(connections);
  if (!row) return null;
  const { status, withdrawnAt, requesterId, refusedId } = row;
  // The instant does not matter, only whether there is one.
  const since = withdrawnAt && new Date(0);
  return { status, withdrawnAt: since, requester: sideOf(requesterId), refused: refusedId && sideOf(refusedId) } as Row;
}

/** Returns whether the portal accepted the action. */
async function perform(act: Act, side: Side, connectionId: string): Promise<boolean> {
  const { client } = people[side];
  const answer = await {
    ask: () => client.post('/api/connections/send', { receiverId: idOf(other(side)) }),
    withdraw: () => client.delete(`/api/connections/${connectionId}`),
    accept: () => client.put(`/api/connections/${connectionId}/respond`, { status: 'accepted' }),
    reject: () => client.put(`/api/connections/${connectionId}/respond`, { status: 'rejected' }),
    remove: () => client.delete(`/api/connections/${connectionId}`),
    block: () => client.put(`/api/members/${idOf(other(side))}/block`),
    unblock: () => client.delete(`/api/members/${idOf(other(side))}/block`),
  }[act]();
  expect(answer.status, `${act} by ${side}`).toBeLessThan(500);
  return answer.status < 300;
}

function remember({ consents, refuses, blocks }: History, act: Act, side: Side): History {
  const next: History = { consents: [...consents], refuses: [...refuses], blocks: [...blocks] };
  if (act === 'ask' || act === 'accept') {
    next.consents[side] = true;
    next.refuses[side] = false;
  } else if (act !== 'unblock') next.consents[side] = false;
  if (act === 'reject') next.refuses[side] = true;
  if (act === 'block') {
    next.consents = [false, false];
    next.blocks[side] = true;
  }
  if (act === 'unblock') next.blocks[side] = false;
  return next;
}

async function seenBy(side: Side) {
  const { client } = people[side];
  const profile = await client.get(`/api/members/${idOf(other(side))}`);
  const received = (await client.get('/api/connections/pending')).body.connections.length;
  return { status: profile.status, connection: profile.body.connectionStatus, received };
}

async function assertInvariants({ row, history, path }: State): Promise<void> {
  const told = path.join(', ');
  const seen = [await seenBy(0), await seenBy(1)] as const;
  for (const side of SIDES) {
    const { status, connection, received } = seen[side];
    if (connection === 'connected') {
      expect(history.consents, `connected without consent: ${told}`).toEqual([true, true]);
      expect(seen[other(side)].connection, `connected on one side: ${told}`).toBe('connected');
    }
    // A received request was sent by the other, and not refused before.
    if (received > 0) {
      expect(history.consents[other(side)], `asked by nobody: ${told}`).toBe(true);
      expect(history.refuses[side], `asked again after a refusal: ${told}`).toBe(false);
    }
    // To a blocked member, the blocker is not found.
    if (history.blocks[other(side)]) expect([404, received], `blocked, yet there: ${told}`).toEqual([status, 0]);
  }
  if (history.blocks.some(Boolean)) expect(row?.status, told).toBe('blocked');
}

const keyOf = ({ row, history }: Pick<State, 'row' | 'history'>) => JSON.stringify([row, history]);

it('nobody is connected, or asked again, against what they last wanted: every sequence of acts of two people', async () => {
  const nothing = { consents: [false, false], refuses: [false, false], blocks: [false, false] } as History;
  const seen = new Set<string>();
  let frontier: State[] = [{ row: null, history: nothing, path: [] }];
  for (let steps = 0; frontier.length > 0 && steps < MAX_STEPS; steps += 1) {
    const next: State[] = [];
    for (const state of frontier) {
      for (const side of SIDES) {
        for (const act of ACTS) {
          const id = await restore(state.row);
          const done = await perform(act, side, id);
          const path = [...state.path, `${act} ${side}`];
          const reached = {
            row: await readRow(),
            history: done ? remember(state.history, act, side) : state.history,
            path,
          };
          if (!done) expect(reached.row, `refused, yet changed: ${path.join(', ')}`).toEqual(state.row);
          if (seen.has(keyOf(reached))) continue;
          seen.add(keyOf(reached));
          await assertInvariants(reached);
          next.push(reached);
        }
      }
    }
    frontier = next;
  }
  // Exhaustive: no longer sequence reaches another state.
  expect(frontier).toEqual([]);
});
