import { classNames } from '../lib/class-names.ts';
import { initials } from '../lib/people.ts';

/** White text has a contrast of at least 5:1 on each. */
const backgrounds = [
  'bg-[#0e7490]',
  'bg-[#4d7c0f]',
  'bg-[#1e40af]',
  'bg-[#9a3412]',
  'bg-[#6d28d9]',
  'bg-[#be123c]',
  'bg-[#115e59]',
  'bg-[#475569]',
];

interface AvatarProps {
  firstName: string;
  lastName: string;
  imageUrl?: string | null;
  className?: string;
}

/** Decorative: the name is beside it. */
export function Avatar({ firstName, lastName, imageUrl, className = 'size-10 text-sm' }: AvatarProps) {
  const look = classNames('shrink-0 rounded-full', className);
  // The CSP blocks images of other sites.
  if (imageUrl?.startsWith('/')) {
    return <img src={imageUrl} alt="" loading="lazy" className={classNames('object-cover', look)} />;
  }
  const seed = [...`${firstName}${lastName}`].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        // Scales with the font size.
        'inline-grid place-items-center [--spacing:0.25rem] leading-none font-semibold text-white select-none',
        backgrounds[seed % backgrounds.length],
        look,
      )}
    >
      {initials(firstName, lastName)}
    </span>
  );
}
