import type { SiteContent } from '#contract/content/content.contract.ts';
import { Section } from '../../ui/section.tsx';
import { FirmsSection } from './firms-section.tsx';
import regionMap from './region-map.svg';

/** An external file, so that only visitors who scroll here fetch it. */
function RegionSection() {
  return (
    <Section
      heading="El Este, de punta a punta"
      intro="Del río Higuamo a Punta Cana: San Pedro de Macorís, La Romana, La Altagracia, El Seibo y Hato Mayor."
    >
      <img
        loading="lazy"
        src={regionMap}
        width={620}
        height={470}
        alt="Mapa ilustrado de la región"
        className="mx-auto h-auto w-full max-w-3xl rounded-card"
      />
    </Section>
  );
}

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
