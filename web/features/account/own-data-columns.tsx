import { columnMeanings } from '#contract/own-data/own-data-columns.ts';

const tidy = (name: string) => name.replace(/^_/, '…_').replace(/_$/, '_…');

export function OwnDataColumns() {
  return (
    <dl className="grid gap-3 pb-3">
      {columnMeanings.map(({ names, meaning }) => (
        <div key={meaning}>
          <dt className="break-words font-mono text-sm">{names.map(tidy).join(', ')}</dt>
          <dd className="max-w-prose text-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
