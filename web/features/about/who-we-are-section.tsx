import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { whoWeAre } from '../../content/landing.ts';
import { Section } from '../../ui/section.tsx';
import { PurposeCards } from './purpose-cards.tsx';

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
