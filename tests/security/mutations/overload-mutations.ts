import type { Mutation } from './mutation.ts';

const queue = 'server/core/fair-queue.ts';
const queueTest = 'server/core/fair-queue.test.ts';
const admission = 'server/core/admission-control.ts';
const admissionTest = 'server/core/admission-control.test.ts';

/** A flood: whom it delays, and who is refused. */
export const OVERLOAD_MUTATIONS: Mutation[] = [
  {
    name: 'visitors and members share their places',
    file: admission,
    from: "['member', member.id] :",
    to: "['anonymous', member.id] :",
    killedBy: admissionTest,
    named: 'goes on serving members',
  },
  {
    name: 'one client may take all of the places',
    file: queue,
    from: ' && (this.running.get(client) ?? 0) < maxPerClient',
    to: '',
    killedBy: queueTest,
    named: 'leaves the rest to others',
  },
  {
    name: 'one address is served to the end before the next',
    file: queue,
    from: '      this.queues.delete(client);\n      this.queues.set(client, queue);\n',
    to: '',
    killedBy: queueTest,
    named: 'lets somebody who asks once',
  },
  {
    name: 'a made-up cookie is a member',
    file: admission,
    from: "return member ? ['member', member.id] :",
    to: "return member !== null ? ['member', member?.id ?? ''] :",
    killedBy: admissionTest,
    named: 'made-up session',
  },
];
