import { aboutHero } from '../content/about.ts';
import { HistorySection, LeadershipSection } from '../features/about/about-sections.tsx';
import { PurposeCards } from '../features/about/who-we-are-section.tsx';
import { PageHero } from '../features/landing/page-hero.tsx';
import type { PageHead } from '../lib/page-module.ts';
import { Section } from '../ui/section.tsx';

export function head(): PageHead {
  return { title: aboutHero.title, description: aboutHero.text };
}

export default function AboutPage() {
  return (
    <>
      <PageHero title={aboutHero.title} text={aboutHero.text} />
      <Section heading="Lo que nos mueve">
        <PurposeCards />
      </Section>
      <LeadershipSection />
      <HistorySection />
    </>
  );
}
