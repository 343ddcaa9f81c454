import { Component, type ReactNode } from 'react';
import { Button, ButtonLink } from '../ui/button.tsx';

export function PageErrorFallback({ children, onRetry }: { children: string; onRetry: () => void }) {
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

export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <PageErrorFallback onRetry={() => this.setState({ failed: false })}>
        No pudimos mostrar esta página. Inténtalo de nuevo; si el problema continúa, escríbenos.
      </PageErrorFallback>
    );
  }
}
