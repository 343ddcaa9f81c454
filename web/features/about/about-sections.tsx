import { history, type Leader, leaders } from '../../content/about.ts';
import { initials } from '../../lib/people.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

const backgrounds = ['#0e7490', '#4d7c0f', '#1e40af', '#9a3412'];

interface LeaderPortraitProps {
  name: string;
  index: number;
}

/** Placeholder for a photograph: initials over the horizon. */
function LeaderPortrait({ name, index }: LeaderPortraitProps) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className="size-24 shrink-0 rounded-full" fill="none">
      <rect width="96" height="96" fill={backgrounds[index % backgrounds.length]} />
      <path d="M-4 72C24 60 66 58 100 68V100H-4Z" fill="#0b1220" opacity="0.35" />
      <path d="M-4 72C24 60 66 58 100 68" stroke="#fbbf24" strokeWidth="2" />
      <text x="48" y="50" textAnchor="middle" fill="#ffffff" fontSize="30" fontWeight="700">
        {initials(name)}
      </text>
    </svg>
  );
}

interface LeaderCardProps {
  leader: Leader;
  index: number;
}

function LeaderCard({ leader, index }: LeaderCardProps) {
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

export function HistorySection() {
  return (
    <Section
      heading="Nuestra Historia"
      intro="De una conversación entre vecinos a una comunidad en línea."
      background="card"
    >
      <ol className="grid lg:grid-cols-4">
        {history.map(({ year, title, text }) => (
          <li
            key={year}
            className="relative border-l-2 border-larimar pb-8 pl-6 last:pb-0 before:absolute before:top-1.5 before:-left-2 before:size-3.5 before:rounded-full before:border-2 before:border-larimar before:bg-card last:before:bg-sun lg:border-t-2 lg:border-l-0 lg:pt-6 lg:pr-6 lg:pb-0 lg:pl-0 lg:before:-top-2 lg:before:left-0"
          >
            <p className="text-3xl font-bold text-larimar tabular-nums">{year}</p>
            <h3 className="mt-1 text-lg">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function LeadershipSection() {
  return (
    <Section
      className="pt-0 md:pt-0"
      heading="Equipo Directivo"
      intro="Las personas que responden por el consejo ante los miembros y ante la región."
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
        {leaders.map((leader, index) => (
          <LeaderCard key={leader.name} leader={leader} index={index} />
        ))}
      </ul>
    </Section>
  );
}
