import { Section } from '../../ui/section.tsx';
import regionMap from './region-map.svg';

/** An external file, so that only visitors who scroll here fetch it. */
export function RegionSection() {
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
