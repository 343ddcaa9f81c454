import type { ComponentProps } from 'react';
import { formatShortDate } from '../../../lib/dates.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export interface ChoosableItem {
  id: string;
  title: string;
  date: string;
}

export type ItemOffer = ComponentProps<typeof QueryBoundary<ChoosableItem[]>>['query'];

interface ItemChoiceProps {
  legend: string;
  help: string;
  error: string | undefined;
  id: string;
  offer: ItemOffer;
  texts: { empty: string; loading: string; failed: string };
  register: Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'>;
}

/** Fixed height in every state, against layout shift of the buttons below. */
const height = 'h-72';

export function ItemChoice({ legend, help, error, id, offer, texts, register }: ItemChoiceProps) {
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  return (
    <fieldset aria-describedby={error ? `${errorId} ${helpId}` : helpId} className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      <p id={helpId} className="text-sm text-muted">
        {help}
      </p>
      {error ? (
        <p id={errorId} className="text-sm font-semibold text-destructive">
          {error}
        </p>
      ) : null}
      <div className="mt-2 min-h-72">
        <QueryBoundary query={offer} skeleton={<ItemsSkeleton />} loading={texts.loading} failed={texts.failed}>
          {(items) =>
            items.length === 0 ? (
              <EmptyState title={texts.empty} className={`${height} justify-center`} />
            ) : (
              <ul className={`${height} overflow-y-auto rounded-card border border-border`}>
                {items.map(({ id: itemId, title, date }, index) => (
                  <li key={itemId} className="border-b border-border">
                    <label className="flex min-h-11 items-start gap-3 px-3 py-2 hover:bg-subtle">
                      <input
                        {...register}
                        id={index === 0 ? id : undefined}
                        type="checkbox"
                        value={itemId}
                        className="mt-0.5 size-5 shrink-0 accent-primary"
                      />
                      <span className="min-w-0 wrap-anywhere">
                        {title} <span className="text-sm whitespace-nowrap text-muted">{formatShortDate(date)}</span>
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </div>
    </fieldset>
  );
}

function ItemsSkeleton() {
  return (
    <div className={`${height} space-y-6 overflow-hidden rounded-card border border-border px-3 py-3`}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className="flex gap-3">
          <Skeleton className="size-5 shrink-0" />
          <Skeleton className="h-5 w-4/5" />
        </div>
      ))}
    </div>
  );
}
