import { CircleAlert, CircleCheck } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { serverMessage } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConsentField } from '../../ui/consent-field.tsx';
import { Input } from '../../ui/form-controls.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useSubscribe } from './newsletter.api.ts';

/** Word for word from the spec, sections 5 and 8. */
const newsletterTexts = {
  missing: { title: 'Email requerido', description: 'Por favor ingresa tu dirección de email' },
  failure: {
    title: 'Error en la suscripción',
    description: 'No se pudo completar la suscripción. Inténtalo de nuevo.',
  },
  success: {
    title: '¡Suscripción exitosa!',
    description: 'Te has suscrito correctamente a nuestro boletín informativo.',
  },
  /** Only with mandatory consent; not from the spec. */
  noConsent: { title: 'Falta tu consentimiento', description: 'Acepta la política de privacidad para continuar' },
  /** Outlives the toast: without this step no issue arrives. */
  next: 'Falta un paso: revisa tu correo y confirma con el enlace que te enviamos.',
};

/** Outlives the toast. Success only: an error is read with the field, which has the focus. */
function NewsletterOutcome({ id, error, success }: { id: string; error: string; success: string | undefined }) {
  const Icon = error ? CircleAlert : CircleCheck;
  const text = error || success;
  return (
    <p
      id={id}
      role={error ? undefined : 'status'}
      className="mt-2 flex items-center gap-2 text-sm font-semibold empty:mt-0"
    >
      {text ? (
        <>
          <Icon aria-hidden="true" className="size-4 shrink-0 text-sun" />
          {text}
        </>
      ) : null}
    </p>
  );
}

const { missing, noConsent, failure, success, next } = newsletterTexts;

/** Native validation except for an empty address, for which the spec has a message. */
function NewsletterForm({ requireConsent }: { requireConsent: boolean }) {
  const [error, setError] = useState('');
  /** Uncontrolled: a state would miss text typed before hydration. */
  const field = useRef<HTMLInputElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const subscription = useSubscribe();

  function refuse(title: string, description: string, control = field) {
    setError(description);
    toast({ title, description, variant: 'destructive' });
    control.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const input = field.current;
    if (!input || subscription.isPending) return;
    setError('');
    subscription.reset();
    const address = input.value.trim();
    if (address === '') return refuse(missing.title, missing.description);
    const isAgreed = consent.current?.checked ?? false;
    if (requireConsent && !isAgreed) return refuse(noConsent.title, noConsent.description, consent);
    subscription.mutate(
      { body: { email: address, ...(isAgreed && { consent: true }) } },
      {
        onSuccess: () => {
          input.value = '';
          if (consent.current) consent.current.checked = false;
          toast(success);
        },
        onError: (problem) => refuse(failure.title, serverMessage(problem) ?? failure.description),
      },
    );
  }

  return (
    <form onSubmit={submit}>
      <label htmlFor="newsletter-email" className="font-semibold">
        Correo
      </label>
      <div className="mt-1.5 flex flex-col gap-3 sm:flex-row">
        {/* No `name`: a submission before hydration must not put the address into the URL. */}
        <Input
          ref={field}
          id="newsletter-email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="tu@empresa.com.do"
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby="newsletter-outcome newsletter-privacy"
          className="sm:flex-1"
        />
        <Button type="submit" busy={subscription.isPending} busyLabel="Suscribiendo..." className="shrink-0">
          Suscribirse
        </Button>
      </div>
      <ConsentField
        ref={consent}
        id="newsletter-consent"
        lead="Acepto recibir el boletín según la"
        isRequired={requireConsent}
        className="mt-2"
      />
      <NewsletterOutcome
        id="newsletter-outcome"
        error={error}
        success={subscription.data && `${subscription.data.message} ${next}`}
      />
      <p id="newsletter-privacy" className="mt-3 text-sm text-navy-muted">
        Usamos tu correo solo para enviarte el boletín. No lo compartimos con nadie y puedes darte de baja cuando
        quieras.
      </p>
    </form>
  );
}

interface NewsletterSectionProps {
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
          {contactEmail ? (
            <noscript>
              <p className="mt-3">Para suscribirte sin JavaScript, escríbenos a {contactEmail}.</p>
            </noscript>
          ) : null}
        </div>
      </div>
    </section>
  );
}
