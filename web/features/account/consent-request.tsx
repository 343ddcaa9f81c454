import { type FormEvent, useRef, useState } from 'react';
import { CONSENT_MESSAGE } from '#contract/legal/consent.ts';
import { Button } from '../../ui/button.tsx';
import { ConsentField } from '../../ui/consent-field.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import { useGiveConsent } from './own-data.api.ts';

/** External sign-in skips the registration form, where others consent. */
export function ConsentRequest() {
  const [error, setError] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const give = useGiveConsent();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (give.isPending) return;
    if (!box.current?.checked) {
      setError(CONSENT_MESSAGE);
      box.current?.focus();
      return;
    }
    setError(undefined);
    give.mutate(undefined, {
      onSuccess: ({ message }) =>
        toast({ title: 'Consentimiento guardado', description: `${message} Puedes retirarlo en Seguridad y datos.` }),
      onError: (failure) => toastFailure('No se pudo guardar tu consentimiento.', failure),
    });
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby="consent-request"
      className="rounded-card bg-yellow-ground px-4 py-3 text-yellow-text"
    >
      <p id="consent-request" className="font-semibold">
        Falta tu consentimiento.
      </p>
      <p className="max-w-prose text-sm">
        Tu cuenta se creó sin que te lo pidiéramos. Lo necesitamos para guardar tus datos.
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <ConsentField ref={box} id="account-consent" error={error} isRequired />
        <Button type="submit" variant="outline" size="sm" busy={give.isPending} busyLabel="Guardando...">
          Aceptar
        </Button>
      </div>
    </form>
  );
}
