import { Mail, MapPin, Phone } from 'lucide-react';
import type { SiteSettings } from '#contract/site/site.contract.ts';
import { telHref } from '../../lib/phone.ts';
import { FooterColumn } from './footer-column.tsx';

const line = 'flex min-h-9 items-center gap-2 pointer-coarse:min-h-11';
const icon = 'size-5 shrink-0';

/** Empty settings get no line. */
export function FooterContact({ settings: { address, contactPhone, contactEmail } }: { settings: SiteSettings }) {
  return (
    <FooterColumn heading="Contacto">
      {address ? (
        <li className="flex gap-2 py-1.5">
          <MapPin aria-hidden="true" className={`${icon} mt-0.5`} />
          <address className="not-italic">{address}</address>
        </li>
      ) : null}
      {contactPhone ? (
        <li>
          <a href={telHref(contactPhone)} className={`${line} hover:underline`}>
            <Phone aria-hidden="true" className={icon} />
            {contactPhone}
          </a>
        </li>
      ) : null}
      {contactEmail ? (
        <li>
          <a href={`mailto:${contactEmail}`} className={`${line} break-all hover:underline`}>
            <Mail aria-hidden="true" className={icon} />
            {contactEmail}
          </a>
        </li>
      ) : null}
    </FooterColumn>
  );
}
