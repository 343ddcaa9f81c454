import type { ComponentProps, MouseEvent } from 'react';
import { leaveLayers } from '../lib/history-layers.ts';
import { ensureStepUp } from '../lib/step-up.ts';
import { ButtonLink } from './button.tsx';

/** Step-up before the download: the browser would save a refusal as the file. */
export function ProvenDownload({ href, ...rest }: ComponentProps<typeof ButtonLink>) {
  async function download(event: MouseEvent) {
    event.preventDefault();
    if (!(await ensureStepUp())) return;
    // Closing the dialog steps back in history, which would cancel the download.
    await leaveLayers();
    location.assign(href);
  }
  return <ButtonLink {...rest} href={href} download="" onClick={download} />;
}
