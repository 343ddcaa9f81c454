import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LEGAL_DOCUMENTS, legalPaths } from '#contract/legal/legal-documents.ts';
import type { SiteLink, SiteSettings } from '#contract/site/site.contract.ts';
import { legalLabels } from '../../copy/legal.ts';
import { socialNetworks } from '../../copy/social-networks.ts';
import { classNames } from '../../lib/class-names.ts';
import { telHref } from '../../lib/contact-links.ts';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { BrandDivider } from '../../ui/brand-divider.tsx';

function FooterColumn({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-base">{heading}</h2>
      <ul className="text-navy-muted">{children}</ul>
    </div>
  );
}

const footerLink = 'inline-flex min-h-9 items-center hover:underline pointer-coarse:min-h-11';

function FooterLink({ href, label }: SiteLink) {
  return (
    <li>
      {href.startsWith('/') ? (
        <Link href={href} className={footerLink}>
          {label}
        </Link>
      ) : (
        <a href={href} rel="noopener" className={footerLink}>
          {label}
        </a>
      )}
    </li>
  );
}

const line = 'flex min-h-9 items-center gap-2 pointer-coarse:min-h-11';
const icon = 'size-5 shrink-0';

function FooterContact({ settings: { address, contactPhone, contactEmail } }: { settings: SiteSettings }) {
  if (!address && !contactPhone && !contactEmail) return null;
  return (
    <FooterColumn heading="Contacto">
      {address ? (
        <li className="flex gap-2 py-1.5">
          <MapPin aria-hidden="true" className={`${icon} mt-0.5`} />
          <address className="not-italic">{address}</address>
        </li>
      ) : null}
      {contactPhone ? (
        <li>
          <a href={telHref(contactPhone)} className={`${line} hover:underline`}>
            <Phone aria-hidden="true" className={icon} />
            {contactPhone}
          </a>
        </li>
      ) : null}
      {contactEmail ? (
        <li>
          <a href={`mailto:${contactEmail}`} className={`${line} break-all hover:underline`}>
            <Mail aria-hidden="true" className={icon} />
            {contactEmail}
          </a>
        </li>
      ) : null}
    </FooterColumn>
  );
}

export function SiteFooter({ settings, overBottomBar }: { settings: SiteSettings; overBottomBar: boolean }) {
  const { services, footer, rights } = settings.navigation;
  const quickLinks = [
    { href: '/', label: 'Inicio' },
    { href: '/about', label: 'Acerca de' },
    settings.enableForum && { href: '/forum', label: 'Foro' },
    settings.enableProjects && { href: '/projects', label: 'Proyectos' },
    ...footer,
    settings.demoMailbox && { href: '/demo/correo', label: 'Correo de la demostración' },
  ].filter((link) => link !== false);
  const year = todayInSantoDomingo().slice(0, 4);

  return (
    <footer
      data-print="hide"
      className={classNames(
        'ground-navy mt-auto',
        overBottomBar && 'max-lg:pb-[calc(3.5rem+env(safe-area-inset-bottom))]',
      )}
    >
      <BrandDivider below="none" className="rotate-180" />
      <div className="page-container grid gap-10 py-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_2fr] lg:*:last:col-start-4">
        <div>
          <p className="text-lg font-bold">{settings.siteName}</p>
          <p className="mt-2 max-w-prose text-navy-muted">{settings.siteDescription}</p>
          <ul className="mt-4 flex flex-wrap gap-x-4 text-sm text-navy-muted">
            {socialNetworks(settings).map(({ label, href }) => (
              <li key={label} className="flex min-h-9 items-center pointer-coarse:min-h-11">
                {href ? (
                  <a href={href} rel="noopener" className="underline hover:text-navy-foreground">
                    {label}
                  </a>
                ) : (
                  label
                )}
              </li>
            ))}
          </ul>
        </div>
        <FooterColumn heading="Enlaces rápidos">
          {quickLinks.map((link) => (
            <FooterLink key={`${link.href} ${link.label}`} {...link} />
          ))}
        </FooterColumn>
        {services.length > 0 ? (
          <FooterColumn heading="Servicios">
            {services.map((service) => (
              <FooterLink key={service.href} {...service} />
            ))}
          </FooterColumn>
        ) : null}
        <FooterContact settings={settings} />
      </div>
      <div className="page-container">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-current/15 py-4 text-sm text-navy-muted">
          <p>
            © {year} {settings.siteName}. {rights}
          </p>
          <nav aria-label="Legal">
            <ul className="flex flex-wrap gap-x-5">
              {LEGAL_DOCUMENTS.map((document) => (
                <FooterLink key={document} href={legalPaths[document]} label={legalLabels[document]} />
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
