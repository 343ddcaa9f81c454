import type { SiteSettings } from '#contract/site/site.contract.ts';
import { socialNetworks } from '../../copy/social-networks.ts';
import { CardSection } from '../../ui/card-section.tsx';

const chipClass = 'grid min-h-11 place-items-center rounded-full border px-4 text-sm font-semibold';

export function SocialLinks({ settings }: { settings: SiteSettings }) {
  return (
    <CardSection heading="Redes sociales">
      <ul className="flex flex-wrap gap-2">
        {socialNetworks(settings).map(({ label, href }) => (
          <li key={label}>
            {href ? (
              <a href={href} rel="noopener" className={`${chipClass} border-current text-link hover:bg-subtle`}>
                {label}
              </a>
            ) : (
              <span className={`${chipClass} border-dashed border-input-border text-muted`}>{label}</span>
            )}
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
