import { expect, it } from 'vitest';
import { memberIdFromUrl } from './firms.policy.ts';

const id = '9bef0fe4-79ba-4725-b9e7-e1361d43914c';
const SITE = 'https://portal.example';

it.each([
  `/members/${id}`,
  `/members/${id.toUpperCase()}`,
  `/members/${id}/`,
  `/members/${id}?de=inicio`,
  `/members/${id}#arriba`,
  `/noticias/../members/${id}`,
  `https://portal.example/members/${id}`,
  `https://PORTAL.example:443/members/${id}?de=inicio`,
])('%s leads to the profile of a member', (address) => {
  expect(memberIdFromUrl(address, SITE)).toBe(id);
});

it.each([
  '',
  '/members',
  '/members/nadie',
  `/members/${id}/otra`,
  `https://otro.example/members/${id}`,
  `https://portal.example.otro.example/members/${id}`,
  'https://[',
  '//',
])('%s leads to none', (address) => {
  expect(memberIdFromUrl(address, SITE)).toBeUndefined();
});
