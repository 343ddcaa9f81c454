import { Link } from 'wouter';
import type { Leader, SiteContent } from '#contract/content/content.contract.ts';
import { memberPath } from '#contract/paths.ts';
import { initials } from '../../lib/people.ts';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';

const backgrounds = ['#0e7490', '#4d7c0f', '#1e40af', '#9a3412'];

function LeaderPortrait({ name, index }: { name: string; index: number }) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className="size-24 shrink-0 rounded-full" fill="none">
      <rect width="96" height="96" fill={backgrounds[index % backgrounds.length]} />
      <path d="M-4 72C24 60 66 58 100 68V100H-4Z" fill="#0b1220" opacity="0.35" />
      <path d="M-4 72C24 60 66 58 100 68" stroke="#fbbf24" strokeWidth="2" />
      <text x="48" y="50" textAnchor="middle" fill="#ffffff" fontSize="30" fontWeight="700">
        {/* In one line, given names and surnames cannot be told apart. */}
        {initials(name.split(' ')[0], name.split(' ').at(-1))}
      </text>
    </svg>
  );
}

function LeaderCard({ leader, index }: { leader: Leader; index: number }) {
  const { name, position, experienceYears, field, memberId, image } = leader;
  return (
    <Card as="li" className="flex items-center gap-5 p-5 max-lg:flex-wrap lg:flex-col lg:items-start">
      {image ? (
        <Picture image={image} sizes="6rem" className="size-24 shrink-0 rounded-full" />
      ) : (
        <LeaderPortrait name={name} index={index} />
      )}
      <div className="min-w-0 max-lg:flex-[1_1_10rem]">
        <h3 className="text-lg leading-snug">
          {memberId ? (
            <Link href={memberPath({ id: memberId })} className="inline-link">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="font-semibold text-larimar">{position}</p>
        {experienceYears !== null || field ? (
          <p className="mt-2 text-sm text-muted">
            {experienceYears === null
              ? null
              : `${experienceYears} ${experienceYears === 1 ? 'año' : 'años'} de experiencia`}
            <span className="block">{field}</span>
          </p>
        ) : null}
      </div>
    </Card>
  );
}

export function HistorySection({ content: { intro, milestones } }: { content: SiteContent['history'] }) {
  if (milestones.length === 0) return null;
  return (
    <Section heading="Nuestra Historia" intro={intro} background="card">
      <ol className="grid lg:grid-cols-4 lg:gap-y-8">
        {milestones.map(({ year, title, text }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two milestones may be of one year
            key={index}
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

export function LeadershipSection({ content: { intro, people } }: { content: SiteContent['leaders'] }) {
  if (people.length === 0) return null;
  return (
    <Section className="pt-0 md:pt-0" heading="Equipo Directivo" intro={intro}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
        {people.map((leader, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one person may have two charges
          <LeaderCard key={index} leader={leader} index={index} />
        ))}
      </ul>
    </Section>
  );
}
