import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/section.tsx';
import { LoadingShapes, type Shape } from '../../ui/skeleton.tsx';

const grid = 'grid gap-6 lg:grid-cols-3';

interface LatestSectionProps<Item> {
  heading: string;
  intro: string;
  background?: 'plain' | 'card';
  seeAll: { label: string; href: string };
  query: { isPending: boolean };
  loading: string;
  shape: Shape;
  /** Undefined if loading failed: the home then shows its empty text instead of an error (spec, section 2). */
  items: readonly Item[] | undefined;
  itemKey: (item: Item) => string;
  empty: string;
  children: (item: Item) => ReactNode;
}

export function LatestSection<Item>(props: LatestSectionProps<Item>) {
  const { heading, intro, background, seeAll, query, loading, shape, items = [], itemKey, empty, children } = props;
  return (
    <Section
      heading={heading}
      intro={intro}
      background={background}
      actions={
        <ButtonLink href={seeAll.href} variant="outline">
          {seeAll.label}
        </ButtonLink>
      }
    >
      {query.isPending ? <LoadingShapes label={loading} count={3} grid={grid} {...shape} /> : null}
      {!query.isPending && items.length === 0 ? <EmptyState compact title={empty} /> : null}
      <ul className={grid}>
        {items.map((item) => (
          <li key={itemKey(item)} className="min-w-0 *:h-full">
            {children(item)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
