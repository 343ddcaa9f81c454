import { ArrowRight, Compass, Eye, Heart, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { whoWeAre } from '../../content/landing.ts';
import { purpose } from '../../content/purpose.ts';
import { classNames } from '../../lib/class-names.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

const accents = {
  sun: 'border-t-sun',
  larimar: 'border-t-larimar',
  cane: 'border-t-cane',
};

interface PurposeCardProps {
  icon: LucideIcon;
  accent: keyof typeof accents;
  title: string;
  text: string;
  children?: ReactNode;
}

function PurposeCard({ icon: Icon, accent, title, text, children }: PurposeCardProps) {
  return (
    <Card as="article" className={classNames('border-t-3 p-6', accents[accent])}>
      <Icon aria-hidden="true" className="mb-4 size-8 text-larimar" strokeWidth={1.5} />
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 text-muted">{text}</p>
      {children}
    </Card>
  );
}

export function PurposeCards() {
  const { mission, vision, values } = purpose;
  return (
    <div className="grid gap-4 md:grid-cols-3 md:gap-6">
      <PurposeCard icon={Compass} accent="sun" title={mission.title} text={mission.text} />
      <PurposeCard icon={Eye} accent="larimar" title={vision.title} text={vision.text} />
      <PurposeCard icon={Heart} accent="cane" title={values.title} text={values.text}>
        <ul className="mt-3 grid gap-1.5">
          {values.list.map((value) => (
            <li
              key={value}
              className="flex gap-2.5 before:mt-2.5 before:size-1.5 before:shrink-0 before:rounded-full before:bg-cane"
            >
              {value}
            </li>
          ))}
        </ul>
      </PurposeCard>
    </div>
  );
}

export function WhoWeAreSection() {
  return (
    <Section
      heading={whoWeAre.title}
      intro={whoWeAre.intro}
      actions={
        <Link
          href="/about"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link hover:underline"
        >
          {whoWeAre.link}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      }
    >
      <PurposeCards />
    </Section>
  );
}
