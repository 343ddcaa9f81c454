import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';

interface PageErrorFallbackProps {
  children: string;
  onRetry: () => void;
}

export function PageErrorFallback({ children, onRetry }: PageErrorFallbackProps) {
  return (
    <div role="alert" className="page-container py-16 text-center">
      <h1 className="text-3xl">Algo salió mal</h1>
      <p className="mx-auto mt-3 max-w-prose text-muted">{children}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>Reintentar</Button>
        <ButtonLink href="/" variant="outline">
          Volver al inicio
        </ButtonLink>
      </div>
    </div>
  );
}
