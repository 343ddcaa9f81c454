import { type FormEvent, useRef, useState } from 'react';
import { serverMessage } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConsentField } from '../../ui/consent-field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useSubscribe } from './newsletter.api.ts';
import { NewsletterOutcome } from './newsletter-outcome.tsx';
import { newsletterTexts } from './newsletter-texts.ts';

const { missing, noConsent, failure, success, next } = newsletterTexts;

/** The browser validates the address; an empty one is handled here, because the spec has its own message for it. */
export function NewsletterForm({ requireConsent }: { requireConsent: boolean }) {
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
      { email: address, ...(isAgreed && { consent: true }) },
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
        Email
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
        Usamos tu email solo para enviarte el boletín. No lo compartimos con nadie y puedes darte de baja cuando
        quieras.
      </p>
    </form>
  );
}
