import { classNames } from '../lib/class-names.ts';
import { useOptimisticValue } from '../lib/use-optimistic-value.ts';
import { Card } from './card.tsx';
import type { PartProps } from './data-table.tsx';
import { PageCheckbox } from './row-checkboxes.tsx';

/** Touch target of 44 px for linked names. */
export const mainCell =
  'pointer-coarse:[&_a]:inline-flex pointer-coarse:[&_a]:min-h-11 pointer-coarse:[&_a]:items-center';

const labelled = 'grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-2 max-[18rem]:grid-cols-1';

function OrderChoice<Item extends object>({ columns, sort = '', onSort = () => {} }: PartProps<Item>) {
  const [shown, choose] = useOptimisticValue(sort, onSort);
  const orders = columns.flatMap(({ label, sort: key }) =>
    key === undefined
      ? []
      : [
          { value: key, label: `${label} ↑` },
          { value: `-${key}`, label: `${label} ↓` },
        ],
  );
  if (orders.length === 0) return null;
  return (
    <>
      <span aria-hidden="true" className="ml-auto shrink-0">
        Orden
      </span>
      <select
        aria-label="Ordenar por"
        value={shown}
        onChange={(event) => choose(event.target.value)}
        className="min-h-11 min-w-0 rounded-input border border-input-border bg-card px-2"
      >
        {orders.some(({ value }) => value === sort) ? null : <option value={sort}>Lo pendiente primero</option>}
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}

export function DataCards<Item extends object>(props: PartProps<Item>) {
  const { caption, shown, items, itemKey, selection, buttons, menu, itemLabel, box, isNarrow } = props;
  return (
    <>
      <div className="mb-3 flex items-center gap-3 text-sm empty:hidden">
        {selection ? (
          // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside
          <label className="flex min-h-11 shrink-0 items-center gap-2">
            <PageCheckbox {...props} />
            Todo
          </label>
        ) : null}
        <OrderChoice {...props} />
      </div>
      <ul aria-label={caption} className={classNames('grid gap-3', !isNarrow && 'md:grid-cols-2')}>
        {items.map((item, index) => (
          <li key={itemKey(item)} className="min-w-0">
            <Card as="article" className="h-full p-3 text-sm">
              <div className="flex flex-wrap items-start gap-3">
                {selection ? <div className="pt-2">{box(itemKey(item), index, itemLabel(item))}</div> : null}
                <div
                  className={classNames(
                    'flex min-w-0 grow basis-40 flex-col self-center text-base wrap-anywhere',
                    mainCell,
                  )}
                >
                  {shown
                    .filter(({ isMain, isBadge }) => isMain || isBadge)
                    .map(({ key, cell, isBadge }) => (
                      <div key={key} className={isBadge && 'order-first mb-1.5'}>
                        {cell(item)}
                      </div>
                    ))}
                </div>
                {menu ? <div className="-mr-1.5 ml-auto">{menu(item)}</div> : null}
              </div>
              <dl className="mt-2 grid gap-1">
                {shown
                  .filter(({ isMain, isBadge }) => !isMain && !isBadge)
                  .map((column) => ({ ...column, content: column.cell(item) }))
                  .filter(({ content }) => content !== null && content !== undefined && content !== '')
                  .map(({ key, label, icon: Icon, content }) => (
                    <div key={key} className={Icon ? 'flex gap-1.5 text-muted' : labelled}>
                      <dt className="text-muted">
                        {Icon ? <Icon aria-hidden="true" className="mt-0.5 size-4" /> : null}
                        <span className={Icon && 'sr-only'}>{label}</span>
                      </dt>
                      <dd className="min-w-0 wrap-anywhere">{content}</dd>
                    </div>
                  ))}
              </dl>
              {buttons ? <div className="mt-3 flex flex-wrap gap-2 empty:hidden">{buttons(item)}</div> : null}
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
