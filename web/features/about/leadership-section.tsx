import { leaders } from '../../content/about.ts';
import { Section } from '../../ui/section.tsx';
import { LeaderCard } from './leader-card.tsx';

export function LeadershipSection() {
  return (
    <Section
      className="pt-0 md:pt-0"
      heading="Equipo Directivo"
      intro="Las personas que responden por el consejo ante los miembros y ante el distrito."
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
        {leaders.map((leader, index) => (
          <LeaderCard key={leader.name} leader={leader} index={index} />
        ))}
      </ul>
    </Section>
  );
}
