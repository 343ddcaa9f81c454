import { Link } from 'wouter';
import type { LegalText } from '#contract/legal/legal.contract.ts';
import { legalPaths } from '#contract/legal/legal-documents.ts';
import { legalTitles } from '../../copy/legal.ts';
import { dayInSantoDomingo, formatLongDate } from '../../lib/dates.ts';
import { BrandDivider } from '../../ui/brand-divider.tsx';
import { Markdown } from '../../ui/markdown.tsx';

const dateOf = (instant: string) => formatLongDate(dayInSantoDomingo(instant));

export function LegalView({ text }: { text: LegalText }) {
  const { document, version, publishedAt, content, versions } = text;
  const inForce = versions[0]?.version;
  const path = legalPaths[document];
  return (
    <article>
      <header className="ground-navy overflow-hidden">
        <div className="page-container max-w-4xl pt-8 pb-4">
          <h1 className="text-3xl md:text-[2.5rem] md:leading-tight">{legalTitles[document].title}</h1>
          <p className="mt-3 text-sm text-navy-muted">
            Versión {version}, del <time dateTime={publishedAt}>{dateOf(publishedAt)}</time>
          </p>
        </div>
        <BrandDivider size="sm" />
      </header>
      <div className="page-container max-w-4xl py-8 md:py-12">
        {version === inForce ? null : (
          <p className="mb-6 rounded-card border border-border bg-subtle p-4">
            Esta es una versión anterior.{' '}
            <Link href={path} className="inline-link">
              Leer la versión vigente
            </Link>
          </p>
        )}
        <Markdown author="council" text={content} className="max-w-prose" />
        {versions.length > 1 ? (
          <footer className="mt-10 max-w-prose border-t border-border pt-6" data-print="hide">
            <h2 className="mb-2 text-lg">Todas las versiones</h2>
            <ul>
              {versions.map((each) => (
                <li key={each.version}>
                  {each.version === version ? (
                    <span className="inline-flex min-h-11 items-center font-semibold" aria-current="page">
                      Versión {each.version}, del {dateOf(each.publishedAt)}
                    </span>
                  ) : (
                    <Link
                      href={each.version === inForce ? path : `${path}?version=${each.version}`}
                      className="inline-link inline-flex min-h-11 items-center"
                    >
                      Versión {each.version}, del {dateOf(each.publishedAt)}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </footer>
        ) : null}
      </div>
    </article>
  );
}
