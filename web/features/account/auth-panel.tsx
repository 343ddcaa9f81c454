import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface AuthPanelProps {
  title: string;
  intro: string;
  externalLoginHref: string;
  /** Without an external sign-in, its link only leads back here. */
  hasExternalLogin: boolean;
  footer: ReactNode;
  otherWay?: ReactNode;
  children: ReactNode;
}

export function AuthPanel(props: AuthPanelProps) {
  const { title, intro, externalLoginHref, hasExternalLogin, footer, otherWay, children } = props;
  const missingId = useId();
  return (
    <Card className="mx-auto w-full max-w-xl p-5 sm:p-8">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-1 mb-6 text-muted">{intro}</p>
      {children}
      <div className="mt-6 flex flex-col gap-4 border-t border-border pt-6 text-center">
        <p>{footer}</p>
        {otherWay}
        <ButtonLink
          href={externalLoginHref}
          variant="outline"
          className="w-full"
          aria-describedby={hasExternalLogin ? undefined : missingId}
        >
          Entrar con otra cuenta
        </ButtonLink>
        {hasExternalLogin ? null : (
          <p id={missingId} className="text-sm text-muted">
            Entrar con otra cuenta no está configurado en este portal: usa tu correo y tu contraseña.
          </p>
        )}
      </div>
    </Card>
  );
}
