import type { ComponentProps, MouseEvent } from 'react';
import { proveIfNeeded } from '../lib/proof-prompt.ts';
import { ButtonLink } from './button.tsx';

/** Link to a download that needs a recent proof of identity: the browser would save a refusal as the file. */
export function ProvenDownload({ href, ...rest }: ComponentProps<typeof ButtonLink>) {
  async function download(event: MouseEvent) {
    event.preventDefault();
    if (await proveIfNeeded()) location.assign(href);
  }
  return <ButtonLink {...rest} href={href} download="" onClick={download} />;
}
