import { Mail } from 'lucide-react';
import { Link } from 'wouter';
import type { PublishedPage } from '#contract/content/content.contract.ts';
import type { SiteLink } from '#contract/site/site.contract.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { BrandDivider } from '../../ui/brand-divider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Picture } from '../../ui/picture.tsx';

interface OfficePageViewProps {
  page: Pick<PublishedPage, 'title' | 'summary' | 'body' | 'image'>;
  others?: readonly SiteLink[];
  contactHref?: string;
}

export function OfficePageView({ page, others = [], contactHref }: OfficePageViewProps) {
  const { title, summary, body, image } = page;
  return (
    <article>
      <header className="ground-navy overflow-hidden">
        <div className="page-container max-w-4xl pt-4 pb-4">
          <BackLink href="/" className="text-navy-muted">
            Volver al inicio
          </BackLink>
          <h1 className="text-3xl wrap-anywhere md:text-[2.5rem] md:leading-tight">{title}</h1>
          <p className="mt-3 max-w-prose text-lg text-navy-muted">{summary}</p>
        </div>
        <BrandDivider size="sm" />
      </header>
      <div className="page-container max-w-4xl py-8 md:py-12">
        <Picture
          image={image}
          sizes="(min-width: 56rem) 53rem, 100vw"
          className="mb-8 aspect-video rounded-card"
          isFirst
        />
        <Markdown author="council" text={body} className="max-w-prose md:text-[1.0625rem] md:leading-relaxed" />
        {contactHref ? (
          <p className="mt-8" data-print="hide">
            <ButtonLink href={contactHref} className="max-sm:w-full">
              <Mail aria-hidden="true" className="size-5" />
              Escríbenos por este servicio
            </ButtonLink>
          </p>
        ) : null}
        {others.length > 0 ? (
          <footer className="mt-10 max-w-prose border-t border-border pt-6" data-print="hide">
            <h2 className="mb-2 text-lg">Otros servicios</h2>
            <ul>
              {others.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className="inline-link inline-flex min-h-11 items-center">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </footer>
        ) : null}
      </div>
    </article>
  );
}
