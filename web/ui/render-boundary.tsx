import { Component, type ReactNode } from 'react';

interface RenderBoundaryProps {
  /** Shown instead of the children when rendering them fails. */
  fallback: ReactNode;
  children: ReactNode;
}

/** An error boundary for one item of many: what one person wrote must not take the page from everybody. */
export class RenderBoundary extends Component<RenderBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
