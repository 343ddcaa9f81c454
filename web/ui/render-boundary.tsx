import { Component, type ReactNode } from 'react';

interface RenderBoundaryProps {
  /** Shown instead of the children when rendering them fails. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Error boundary for one item of many: a single text must not break the page for everybody. */
export class RenderBoundary extends Component<RenderBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
