import { expect, it } from 'vitest';
import type { SiteSettings } from '#contract/site/site.contract.ts';
import { socialNetworks } from './social-networks.ts';

const settings = {
  facebookUrl: 'https://facebook.example/consejo',
  instagramUrl: null,
  linkedinUrl: null,
  xUrl: null,
  youtubeUrl: null,
} as SiteSettings;

it('shows the networks that have an address, and in the demo the others as names', () => {
  expect(socialNetworks({ ...settings, demo: false })).toEqual([
    { label: 'Facebook', href: 'https://facebook.example/consejo' },
  ]);
  expect(socialNetworks({ ...settings, demo: true })).toHaveLength(5);
});
