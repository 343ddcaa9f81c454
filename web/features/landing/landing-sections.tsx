import type { SiteContent } from '#contract/content/content.contract.ts';
import { FirmsSection } from './firms-section.tsx';
import { RegionSection } from './region-section.tsx';

/** The map shows the eastern region; other councils have none. */
const IN_THE_EAST = /\beste\b/i;

export function LandingSections({ firms, district }: { firms: SiteContent['firms'] | undefined; district: string }) {
  return (
    <>
      {firms ? <FirmsSection content={firms} /> : null}
      {IN_THE_EAST.test(district) ? <RegionSection /> : null}
    </>
  );
}
