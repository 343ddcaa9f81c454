import { useId } from 'react';
import type { Image } from '#contract/media/media.contract.ts';
import { Card, CardTitle } from './card.tsx';
import { Picture } from './picture.tsx';

interface MoreItem {
  id: string;
  href: string;
  title: string;
  meta: string;
  image: Image | null;
}

interface MoreItemsProps {
  heading: string;
  items: readonly MoreItem[];
  isAside?: boolean;
}

export function MoreItems({ heading, items, isAside = false }: MoreItemsProps) {
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={headingId} data-print="hide">
      <h2 id={headingId} className="mb-4 text-2xl">
        {heading}
      </h2>
      <ul className={isAside ? 'grid gap-4 sm:grid-cols-3 lg:grid-cols-1' : 'grid gap-4 sm:grid-cols-3'}>
        {items.map(({ id, href, title, meta, image }) => (
          <Card as="li" key={id} className="relative flex flex-col overflow-hidden">
            {image ? <Picture image={image} sizes="(min-width: 40rem) 24rem, 100vw" className="aspect-[2/1]" /> : null}
            <div className="p-4">
              <CardTitle href={href} className="text-base">
                {title}
              </CardTitle>
              <p className="mt-1 text-sm text-muted">{meta}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
