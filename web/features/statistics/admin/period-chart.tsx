import { type PointerEvent, useState } from 'react';
import { dayParts, formatShortDate, shortMonthName } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/numbers.ts';
import { Card } from '../../../ui/card.tsx';

interface PeriodChartProps {
  title: string;
  unit: 'day' | 'week';
  periods: readonly { date: string; count: number }[];
}

/** SVG user units; the drawing is stretched to the available width. */
const HEIGHT = 100;
const BAR = 8;
const STEP = 10;
/** As many dates as fit on a phone. */
const MAX_TICKS = 5;

const shortDay = (date: string) => {
  const { day, month } = dayParts(date);
  return `${day} ${shortMonthName(month)}`;
};

function ticksOf(length: number): number[] {
  const count = Math.min(MAX_TICKS, length);
  return Array.from({ length: count }, (_, index) => Math.round((index * (length - 1)) / Math.max(1, count - 1)));
}

const units = {
  day: { many: 'días', best: 'El mejor, el', column: 'Día', of: '' },
  week: { many: 'semanas', best: 'La mejor, la del', column: 'Semana del', of: 'Semana del ' },
};

export function PeriodChart({ title, unit, periods }: PeriodChartProps) {
  const [active, setActive] = useState<number>();
  const words = units[unit];
  const most = Math.max(1, ...periods.map(({ count }) => count));
  const total = periods.reduce((sum, { count }) => sum + count, 0);
  const best = periods.reduce((found, each) => (each.count > found.count ? each : found), {
    date: periods[0]?.date ?? '',
    count: 0,
  });
  const summary =
    total === 0
      ? `${title}: nada en ${periods.length} ${words.many}.`
      : `${title}: ${formatCount(total)} en ${periods.length} ${words.many}. ${words.best} ${formatShortDate(best.date)}, con ${formatCount(best.count)}.`;
  const valueText = (index: number) => {
    const { date = '', count = 0 } = periods[index] ?? {};
    return `${words.of}${formatShortDate(date)}: ${formatCount(count)}`;
  };
  const last = periods.length - 1;
  const middleOf = (index: number) => ((index + 0.5) / periods.length) * 100;

  function follow(event: PointerEvent<HTMLInputElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setActive(Math.min(last, Math.max(0, Math.floor(((event.clientX - left) / width) * periods.length))));
  }

  return (
    <Card as="section" className="p-4 sm:p-5">
      <h3 className="text-lg">{title}</h3>
      <p className="mb-3 text-sm text-muted tabular-nums">
        {formatCount(total)} en {periods.length} {words.many}
      </p>
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_14rem]">
        <div className="flex gap-2 text-xs text-muted tabular-nums">
          <div aria-hidden="true" className="flex h-40 flex-col justify-between text-right">
            <span>{formatCount(most)}</span>
            <span>0</span>
          </div>
          <div className="min-w-0 flex-1">
            <div className="relative has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring">
              <svg
                viewBox={`0 0 ${periods.length * STEP} ${HEIGHT}`}
                preserveAspectRatio="none"
                role="img"
                aria-label={summary}
                className="block h-40 w-full border-y border-border"
              >
                {periods.map(({ date, count }, index) => {
                  const height = (count / most) * HEIGHT;
                  return (
                    <g key={date}>
                      {index === active ? (
                        <rect x={index * STEP} y={0} width={STEP} height={HEIGHT} className="fill-subtle" />
                      ) : null}
                      <rect
                        x={index * STEP + (STEP - BAR) / 2}
                        y={HEIGHT - height}
                        width={BAR}
                        height={height}
                        className={index === active ? 'fill-accent' : 'fill-primary'}
                      />
                    </g>
                  );
                })}
              </svg>
              {/* A native slider over the bars: focus, arrow keys and `aria-valuetext`. */}
              <input
                type="range"
                min={0}
                max={last}
                value={active ?? last}
                aria-label={`${title}, un valor a la vez`}
                aria-valuetext={valueText(active ?? last)}
                onChange={(event) => setActive(Number(event.target.value))}
                onFocus={() => setActive(active ?? last)}
                onBlur={() => setActive(undefined)}
                onPointerMove={follow}
                onPointerDown={follow}
                onPointerLeave={() => setActive(undefined)}
                className="absolute inset-0 size-full cursor-crosshair touch-pan-y opacity-0"
              />
              {active === undefined ? null : (
                <p
                  aria-hidden="true"
                  className="pointer-events-none absolute -top-3 z-10 rounded-input border border-border bg-card px-2 py-1 text-sm font-semibold whitespace-nowrap text-text shadow-lg"
                  style={{ left: `${middleOf(active)}%`, translate: `-${middleOf(active)}% -50%` }}
                >
                  {valueText(active)}
                </p>
              )}
            </div>
            <p aria-hidden="true" className="relative mt-1 h-4">
              {ticksOf(periods.length).map((index) => (
                <span
                  key={index}
                  className="absolute whitespace-nowrap"
                  style={{ left: `${middleOf(index)}%`, translate: `-${middleOf(index)}% 0` }}
                >
                  {shortDay(periods[index]?.date ?? '')}
                </span>
              ))}
            </p>
          </div>
        </div>
        <section
          aria-label={`Tabla: ${title}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
          tabIndex={0}
          className="max-h-48 overflow-y-auto rounded-input border border-border"
        >
          <table className="w-full text-sm tabular-nums">
            <thead className="sticky top-0 bg-subtle text-left">
              <tr>
                <th scope="col" className="px-3 py-1.5 font-semibold">
                  {words.column}
                </th>
                <th scope="col" className="px-3 py-1.5 text-right font-semibold">
                  Cantidad
                </th>
              </tr>
            </thead>
            <tbody>
              {periods.toReversed().map(({ date, count }) => (
                <tr key={date} className="border-t border-border">
                  <th scope="row" className="px-3 py-1.5 text-left font-normal">
                    {formatShortDate(date)}
                  </th>
                  <td className="px-3 py-1.5 text-right">{formatCount(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </Card>
  );
}
