import type { Manifest } from 'vite';

export function withImports(manifest: Manifest, key: string): Set<string>;
