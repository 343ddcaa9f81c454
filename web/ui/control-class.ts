/** Classes shared by inputs, text boxes and selects. */
export const controlClass =
  'block w-full min-h-11 rounded-input border border-input-border bg-card px-3 py-2 text-base text-text aria-invalid:border-destructive aria-invalid:border-2 disabled:opacity-60';
