import { dayParts, formatShortDate, shortMonthName } from '../../lib/dates.ts';
import { formatCount } from '../../lib/numbers.ts';
import { Card } from '../../ui/card.tsx';

interface WeeklyChartProps {
  title: string;
  /** One bar for each week, the oldest first. */
  weeks: readonly { week: string; count: number }[];
}

/** SVG user units; the drawing is stretched to the available width. */
const HEIGHT = 100;
const BAR = 8;
const STEP = 10;

const shortDay = (date: string) => {
  const { day, month } = dayParts(date);
  return `${day} ${shortMonthName(month)}`;
};

/** Bars to see at a glance, and the same figures in a table to read one by one. */
export function WeeklyChart({ title, weeks }: WeeklyChartProps) {
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const total = weeks.reduce((sum, { count }) => sum + count, 0);
  const first = weeks[0]?.week ?? '';
  const last = weeks.at(-1)?.week ?? '';
  const best = weeks.reduce((found, each) => (each.count > found.count ? each : found), { week: first, count: 0 });
  const summary = `${title}: ${formatCount(total)} en ${weeks.length} semanas. La mejor, la del ${formatShortDate(best.week)}, con ${formatCount(best.count)}.`;
  return (
    <Card as="section" className="p-4 sm:p-5">
      <h3 className="text-lg">{title}</h3>
      <p className="mb-3 text-sm text-muted tabular-nums">
        {formatCount(total)} en {weeks.length} semanas
      </p>
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_14rem]">
        <div className="flex gap-2 text-xs text-muted tabular-nums">
          <div aria-hidden="true" className="flex flex-col justify-between pb-5 text-right">
            <span>{formatCount(most)}</span>
            <span>0</span>
          </div>
          <div className="min-w-0 flex-1">
            <svg
              viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={summary}
              className="block h-40 w-full border-y border-border"
            >
              {weeks.map(({ week, count }, index) => {
                const height = (count / most) * HEIGHT;
                return (
                  <rect
                    key={week}
                    x={index * STEP + (STEP - BAR) / 2}
                    y={HEIGHT - height}
                    width={BAR}
                    height={height}
                    className="fill-primary"
                  >
                    <title>{`${shortDay(week)}: ${formatCount(count)}`}</title>
                  </rect>
                );
              })}
            </svg>
            <p aria-hidden="true" className="mt-1 flex justify-between">
              <span>{shortDay(first)}</span>
              <span>{shortDay(last)}</span>
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
                  Semana del
                </th>
                <th scope="col" className="px-3 py-1.5 text-right font-semibold">
                  Cantidad
                </th>
              </tr>
            </thead>
            <tbody>
              {weeks.toReversed().map(({ week, count }) => (
                <tr key={week} className="border-t border-border">
                  <th scope="row" className="px-3 py-1.5 text-left font-normal">
                    {formatShortDate(week)}
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
