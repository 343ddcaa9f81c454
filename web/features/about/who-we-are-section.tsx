import { ArrowRight, Compass, Eye, Heart, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { SiteContent } from '#contract/content/content.contract.ts';
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

export function PurposeCards({ content }: { content: SiteContent['purpose'] }) {
  const { mission, vision, valuesIntro, values } = content;
  return (
    <div className="grid gap-4 md:grid-cols-3 md:gap-6">
      <PurposeCard icon={Compass} accent="sun" title="Misión" text={mission} />
      <PurposeCard icon={Eye} accent="larimar" title="Visión" text={vision} />
      <PurposeCard icon={Heart} accent="cane" title="Valores" text={valuesIntro}>
        <ul className="mt-3 grid gap-1.5">
          {values.map(({ text }) => (
            <li
              key={text}
              className="flex gap-2.5 before:mt-2.5 before:size-1.5 before:shrink-0 before:rounded-full before:bg-cane"
            >
              {text}
            </li>
          ))}
        </ul>
      </PurposeCard>
    </div>
  );
}

export function WhoWeAreSection({ content }: { content: Pick<SiteContent, 'landing' | 'purpose'> | undefined }) {
  return (
    <Section
      heading="Quiénes Somos"
      intro={content?.landing.whoWeAre}
      actions={
        <Link
          href="/about"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link hover:underline"
        >
          Conoce nuestra historia
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      }
    >
      {content ? <PurposeCards content={content.purpose} /> : <div className="min-h-80" />}
    </Section>
  );
}
