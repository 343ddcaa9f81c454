import { useId } from 'react';
import { NewsletterForm } from './newsletter-form.tsx';

interface NewsletterSectionProps {
  /** `false` if the administration has switched the newsletter off: nothing renders. */
  enabled: boolean;
  contactEmail: string;
  requireConsent: boolean;
}

export function NewsletterSection({ enabled, contactEmail, requireConsent }: NewsletterSectionProps) {
  const headingId = useId();
  if (!enabled) return null;
  return (
    <section id="newsletter" aria-labelledby={headingId} className="ground-navy py-12 md:py-16">
      <div className="page-container grid gap-x-16 gap-y-6 lg:grid-cols-2 lg:items-center">
        <div>
          <h2 id={headingId} className="text-3xl">
            Boletín Informativo
          </h2>
          <p className="mt-2 max-w-prose text-navy-muted">
            Una vez al mes: eventos, plazos que no conviene olvidar y oportunidades para tu empresa.
          </p>
        </div>
        <div>
          <NewsletterForm requireConsent={requireConsent} />
          <noscript>
            <p className="mt-3">Para suscribirte sin JavaScript, escríbenos a {contactEmail}.</p>
          </noscript>
        </div>
      </div>
    </section>
  );
}
