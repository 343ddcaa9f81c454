import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A module of its own, loaded on demand: esbuild gives a CommonJS package no named exports in `import()`. */
export function renderStatic(node: ReactNode): string {
  return renderToStaticMarkup(node);
}
