import { ButtonLink } from '../../ui/button-link.tsx';
import { ResultCard } from './result-card.tsx';
import type { ResultGroup } from './result-groups.ts';

interface ResultSectionProps {
  group: ResultGroup;
  text: string;
}

export function ResultSection({ group: { group, label, total, hasMore, items }, text }: ResultSectionProps) {
  const headingId = `resultados-${group}`;
  return (
    <section aria-labelledby={headingId} className="mb-10">
      <h2 id={headingId} className="mb-3 text-xl">
        {label} <span className="text-muted tabular-nums">({total})</span>
      </h2>
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={item.id}>
            <ResultCard item={item} />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <div className="mt-3 flex flex-wrap items-center gap-4">
          <p className="text-sm text-muted">
            Se muestran {items.length} de {total}.
          </p>
          {group === 'posts' ? (
            <ButtonLink href={`/forum?${new URLSearchParams({ buscar: text })}`} variant="outline" size="sm">
              Ver todas en el foro
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
