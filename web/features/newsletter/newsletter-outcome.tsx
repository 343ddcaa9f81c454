import { CircleAlert, CircleCheck } from 'lucide-react';

interface NewsletterOutcomeProps {
  id: string;
  error: string;
  success: string | undefined;
}

/** Outlives the toast. Only success is announced here: an error is read with the field, which has the focus. */
export function NewsletterOutcome({ id, error, success }: NewsletterOutcomeProps) {
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
