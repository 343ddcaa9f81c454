import type { Leader } from '../../content/about.ts';
import { Card } from '../../ui/card.tsx';
import { LeaderPortrait } from './leader-portrait.tsx';

interface LeaderCardProps {
  leader: Leader;
  index: number;
}

export function LeaderCard({ leader, index }: LeaderCardProps) {
  return (
    <Card as="li" className="flex items-center gap-5 p-5 lg:flex-col lg:items-start">
      <LeaderPortrait name={leader.name} index={index} />
      <div className="min-w-0">
        <h3 className="text-lg leading-snug">{leader.name}</h3>
        <p className="font-semibold text-larimar">{leader.position}</p>
        <p className="mt-2 text-sm text-muted">
          {leader.experienceYears} años de experiencia
          <span className="block">{leader.field}</span>
        </p>
      </div>
    </Card>
  );
}
