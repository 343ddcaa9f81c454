import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { adminPostsPath, attendeesPath } from '#contract/admin-paths.ts';
import { eventPath, memberPath, postPath } from '#contract/paths.ts';
import type { InsightFigures, StatisticsRange } from '#contract/statistics/statistics.contract.ts';
import { dayInSantoDomingo, formatShortDate } from '../../../lib/dates.ts';
import { countOf, formatCount, withCount } from '../../../lib/numbers.ts';
import { fullName } from '../../../lib/people.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { officeQuery } from './statistics.api.ts';

interface QuestionProps {
  title: string;
  intro: string;
  /** Columns after the first are numeric, except those named here. */
  headings: readonly [string, ...string[]];
  texts?: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  empty: string;
  more?: ReactNode;
}

function Question({ title, intro, headings, texts = [], rows, empty, more }: QuestionProps) {
  const alignment = headings.map((heading, index) =>
    index === 0 || texts.includes(heading) ? 'pr-3 text-left wrap-anywhere' : 'pl-3 text-right whitespace-nowrap',
  );
  return (
    <Card as="section" className="p-4 sm:p-5">
      <h3 className="text-lg">{title}</h3>
      <p className="mb-3 text-sm text-muted">{intro}</p>
      {rows.length === 0 ? (
        <p className="text-sm">{empty}</p>
      ) : (
        <table className="w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead className="text-left">
            <tr>
              {headings.map((heading, index) => (
                <th key={heading} scope="col" className={`py-1.5 ${alignment[index]}`}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...others] }) => (
              <tr key={key} className="border-t border-border">
                <th scope="row" className={`py-1.5 font-normal ${alignment[0]}`}>
                  {first}
                </th>
                {others.map((cell, index) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                    key={index}
                    className={`py-1.5 tabular-nums ${alignment[index + 1]}`}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more ? <p className="mt-3 text-sm">{more}</p> : null}
    </Card>
  );
}

const percentOf = (part: number, whole: number) => (whole > 0 ? ` (${Math.round((part / whole) * 100)} %)` : '');

function Answers({ figures, label }: { figures: InsightFigures; label: string }) {
  const { events, notReturned, searchMisses, unanswered } = figures;
  if (events.length + notReturned.total + searchMisses.length + unanswered.total === 0) {
    return (
      <EmptyState
        title="Nada pendiente por ahora"
        description="Cuando pase tu primer evento verás quiénes vinieron y quiénes no han vuelto; también lo que la gente busca y no encuentra, y las publicaciones sin respuesta."
      />
    );
  }
  return (
    <div className="grid gap-4">
      <Question
        title="Quiénes vinieron"
        intro={`Los últimos eventos que ya pasaron, ${label}.`}
        headings={['Evento', 'Inscritos', 'Asistieron']}
        rows={events.map((event) => ({
          key: event.id,
          cells: [
            <>
              <Link href={attendeesPath(event)} className="inline-link">
                {event.title}
              </Link>
              <span className="block text-xs text-muted">{formatShortDate(event.date)}</span>
            </>,
            formatCount(event.confirmed),
            `${formatCount(event.attended)}${percentOf(event.attended, event.confirmed)}`,
          ],
        }))}
        empty="No hubo eventos en ese tiempo."
      />
      <Question
        title={withCount('Vinieron y no han vuelto', notReturned.total)}
        intro={`Asistieron a algún evento, pero a ninguno en ese tiempo (${label}).`}
        headings={['Persona', 'Último evento', 'Veces']}
        texts={['Último evento']}
        rows={notReturned.people.map((person) => ({
          key: person.id,
          cells: [
            <Link key="name" href={memberPath(person)} className="inline-link">
              {fullName(person)}
            </Link>,
            <>
              <Link href={eventPath(person.lastEvent)} className="inline-link">
                {person.lastEvent.title}
              </Link>
              <span className="block text-xs text-muted">{formatShortDate(person.lastEvent.date)}</span>
            </>,
            formatCount(person.attended),
          ],
        }))}
        empty="Nadie que haya venido falta desde entonces."
        more={notReturned.total > notReturned.people.length ? 'Aquí están los más recientes.' : undefined}
      />
      <Question
        title="Búsquedas sin resultado"
        intro={`Lo que la gente buscó y el portal no tiene, ${label}. No se guarda quién lo buscó.`}
        headings={['Palabras', 'Último día', 'Veces']}
        rows={searchMisses.map(({ words, lastDay, count }) => ({
          key: words,
          cells: [words, formatShortDate(lastDay), formatCount(count)],
        }))}
        empty="Ninguna búsqueda quedó sin resultado."
      />
      <Question
        title={withCount('Publicaciones sin respuesta', unanswered.total)}
        intro={`Nadie las ha comentado, ${label}; primero las más antiguas.`}
        headings={['Publicación', 'Fecha']}
        rows={unanswered.posts.map((post) => ({
          key: post.id,
          cells: [
            <Link key="title" href={postPath(post)} className="inline-link">
              {post.title}
            </Link>,
            formatShortDate(dayInSantoDomingo(post.createdAt)),
          ],
        }))}
        empty="Todas tienen respuesta."
        more={
          unanswered.total > 0 ? (
            <Link href={`${adminPostsPath}?estado=sin-respuesta`} className="inline-link">
              Ver {countOf(unanswered.total, 'publicación', 'publicaciones')} y las anteriores
            </Link>
          ) : undefined
        }
      />
    </div>
  );
}

export function Insights({ range, label }: { range: StatisticsRange; label: string }) {
  const query = useQuery(officeQuery(range));
  const period = range === '365' ? 'en un año' : `en los últimos ${label}`;
  return (
    <div>
      <h2 className="mb-4 text-xl">Lo que pregunta la oficina</h2>
      <QueryBoundary
        query={query}
        skeleton={<Skeleton className="h-72 rounded-card" />}
        loading="Cargando respuestas..."
        failed="No se pudieron cargar las respuestas"
      >
        {(figures) => <Answers figures={figures} label={period} />}
      </QueryBoundary>
    </div>
  );
}
