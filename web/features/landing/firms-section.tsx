import { Link } from 'wouter';
import type { Firm, SiteContent } from '#contract/content/content.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { Section } from '../../ui/section.tsx';

/** White in both schemes: logos are designed for it. Decorative, since the name is below. */
function FirmLogo({ firm: { name, image } }: { firm: Firm }) {
  return (
    <span
      className={classNames(
        'flex h-24 items-center justify-center rounded-card border border-border p-3',
        image ? 'bg-white' : 'bg-subtle',
      )}
    >
      {image ? (
        <img
          loading="lazy"
          sizes="10rem"
          srcSet={image.srcset ?? undefined}
          src={image.url}
          width={image.width}
          height={image.height}
          alt=""
          className="size-full object-contain"
        />
      ) : (
        <span aria-hidden="true" className="text-3xl font-bold text-larimar">
          {[...name][0]}
        </span>
      )}
    </span>
  );
}

function FirmLink({ firm }: { firm: Firm }) {
  const { name, address } = firm;
  const content = (
    <>
      <FirmLogo firm={firm} />
      <span className="mt-2 block text-sm leading-snug font-semibold wrap-anywhere">{name}</span>
    </>
  );
  const className = 'block rounded-input text-link hover:underline';
  if (!address) return content;
  if (address.startsWith('/')) {
    return (
      <Link href={address} className={className}>
        {content}
      </Link>
    );
  }
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={className}>
      {content}
    </a>
  );
}

export function FirmsSection({ content: { intro, firms } }: { content: SiteContent['firms'] }) {
  if (firms.length === 0) return null;
  return (
    <Section heading="Empresas miembro" intro={intro}>
      <ul className="grid grid-cols-2 max-[18rem]:grid-cols-1 gap-x-4 gap-y-6 text-center sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
        {firms.map((firm, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two firms may have one name
          <li key={index}>
            <FirmLink firm={firm} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
