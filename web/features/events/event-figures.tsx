import type { Figure } from '#contract/content/content.contract.ts';

export function EventFigures({ figures }: { figures: readonly Figure[] | undefined }) {
  if (!figures?.length) return null;
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-current/20 pt-5 md:grid-cols-4">
      {figures.map(({ figure, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two figures may have one label
        <div key={index} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-navy-muted">{before ? `${before} ${after}` : after}</dt>
          <dd className="text-3xl font-bold tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
