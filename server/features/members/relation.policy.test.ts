import { describe, expect, it } from 'vitest';
import { connectionState, type Pair, relationTo, visibleContact } from './relation.policy.ts';

const pair = (values: Partial<Pair> = {}): Pair => ({
  id: 'c1',
  requesterId: 'ana',
  status: 'pending',
  withdrawnAt: null,
  ...values,
});
const NOTHING = { connectionStatus: 'none', connectionId: null, isRequestMine: false };

describe('connectionState', () => {
  it.each([
    ['nothing', null, NOTHING, NOTHING],
    [
      'a request',
      pair(),
      { connectionStatus: 'pending', connectionId: 'c1', isRequestMine: true },
      { connectionStatus: 'pending', connectionId: 'c1', isRequestMine: false },
    ],
    [
      'a connection',
      pair({ status: 'accepted' }),
      { connectionStatus: 'connected', connectionId: 'c1', isRequestMine: false },
      { connectionStatus: 'connected', connectionId: 'c1', isRequestMine: false },
    ],
    [
      'a refusal, of which the sender knows nothing',
      pair({ status: 'rejected' }),
      { connectionStatus: 'pending', connectionId: 'c1', isRequestMine: true },
      NOTHING,
    ],
    ['a refusal that the sender gave up', pair({ status: 'rejected', withdrawnAt: new Date() }), NOTHING, NOTHING],
    [
      'a block',
      pair({ status: 'blocked' }),
      { ...NOTHING, connectionStatus: 'blocked' },
      { ...NOTHING, connectionStatus: 'blocked' },
    ],
  ])('of %s', (_name, row, forSender, forReceiver) => {
    expect(connectionState('ana', row)).toEqual(forSender);
    expect(connectionState('luis', row)).toEqual(forReceiver);
  });
});

describe('visibleContact', () => {
  const contact = {
    email: 'ana@prueba.example',
    emailVisibility: 'connections' as const,
    phone: '+18095550100',
    phoneVisibility: 'nobody' as const,
    hasWhatsapp: true,
  };

  it('lets through what each may see', () => {
    expect(visibleContact(contact, 'stranger')).toEqual({ email: null, phone: null, hasWhatsapp: false });
    expect(visibleContact(contact, 'connection')).toMatchObject({ email: 'ana@prueba.example', phone: null });
    expect(visibleContact(contact, 'self')).toMatchObject({ phone: '+18095550100', hasWhatsapp: true });
    expect(visibleContact({ ...contact, phoneVisibility: 'members' }, 'stranger').phone).toBe('+18095550100');
  });

  it('counts only an accepted request as a connection', () => {
    for (const status of ['pending', 'rejected', 'blocked'] as const) {
      expect(relationTo('luis', 'ana', pair({ status }))).toBe('stranger');
    }
    expect(relationTo('luis', 'ana', pair({ status: 'accepted' }))).toBe('connection');
    expect(relationTo('ana', 'ana', null)).toBe('self');
  });
});
