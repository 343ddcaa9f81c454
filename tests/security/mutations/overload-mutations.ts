import type { Mutation } from './mutation.ts';

const killedBy = 'server/core/admission-control.test.ts';
const file = 'server/core/admission-control.ts';

/** A flood: whom it delays, and who is refused. */
export const OVERLOAD_MUTATIONS: Mutation[] = [
  {
    name: 'visitors may take all of the capacity',
    file,
    from: "priority === 'anonymous' ? this.limits.maxAnonymous : this.limits.maxRunning",
    to: 'this.limits.maxRunning',
    killedBy,
    named: 'a part of it is reserved',
  },
  {
    name: 'one address is served to the end before the next',
    file,
    from: '    clients.delete(client);\n    if (queue.length > 0) clients.set(client, queue);',
    to: '    if (queue.length === 0) clients.delete(client);',
    killedBy,
    named: 'clients take turns',
  },
  {
    name: 'a made-up cookie is a member',
    file,
    from: "sessions.peekViewer(cookies) ? 'member' : 'anonymous'",
    to: "sessions.peekViewer(cookies) !== null ? 'member' : 'anonymous'",
    killedBy,
    named: 'made-up session',
  },
];
