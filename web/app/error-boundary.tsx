import { Component, type ReactNode } from 'react';
import { PageErrorFallback } from './page-error-fallback.tsx';

/** Keeps the rest of the site standing when a page fails to render. */
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
