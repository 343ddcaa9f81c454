import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { completionPercent, completionSteps } from './profile-cards.tsx';

const bare: CurrentUser = {
  id: 'x',
  email: 'ana@prueba.example',
  firstName: 'Ana',
  lastName: 'Gil',
  profileImageUrl: null,
  company: null,
  position: null,
  phone: null,
  location: null,
  website: null,
  bio: null,
  hasWhatsapp: false,
  emailVisibility: 'members',
  phoneVisibility: 'members',
  role: 'member',
  isEmailVerified: false,
  mustConfirmEmail: false,
  pendingEmail: null,
  emailChangeNeeds: 'nothing',
  authProvider: 'local',
  createdAt: '2026-01-01T00:00:00Z',
  needsSecondFactor: false,
  version: 1,
  needsConsent: false,
};

describe('how complete a profile is', () => {
  it('is nothing at first', () => {
    expect(completionPercent(completionSteps(bare, 0))).toBe(0);
  });

  it('is all of it once everything is there', () => {
    const user = {
      ...bare,
      profileImageUrl: '/api/photos/x.webp',
      company: 'Una',
      position: 'Dueña',
      phone: '+18095550123',
      location: 'Higüey',
      bio: 'Hola',
      isEmailVerified: true,
    };
    expect(completionPercent(completionSteps(user, 3))).toBe(100);
    expect(completionPercent(completionSteps(user, 2))).toBe(86);
    expect(completionSteps({ ...user, position: null }, 3).filter(({ isDone }) => !isDone)).toMatchObject([
      { label: 'Agrega tu empresa y tu cargo' },
    ]);
  });
});
