import { useQuery } from '@tanstack/react-query';
import { newsPath } from '#contract/paths.ts';
import { formatLongDate } from '../../lib/dates.ts';
import { MoreItems } from '../../ui/more-items.tsx';
import { newsListQuery } from './news.api.ts';

const SHOWN = 3;

/** One spare, since the current item may be among them. */
export const moreNewsQuery = newsListQuery({ category: '', limit: SHOWN + 1 });

export function MoreNews({ exceptId }: { exceptId: string }) {
  const { data } = useQuery(moreNewsQuery);
  const others = data?.news.filter(({ id }) => id !== exceptId).slice(0, SHOWN) ?? [];
  return (
    <MoreItems
      heading="Seguir leyendo"
      isAside
      items={others.map(({ id, title, date, image }) => ({
        id,
        title,
        image,
        href: newsPath({ id }),
        meta: formatLongDate(date),
      }))}
    />
  );
}
