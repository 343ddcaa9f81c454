import { PenLine } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useIsOutOfView } from '../../lib/use-is-out-of-view.ts';
import { buttonClass } from '../../ui/button-class.ts';

/** On small screens a floating action button, once its own place has scrolled out of view. */
export function CreatePostButton({ onClick }: { onClick: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const floats = useIsOutOfView(place);
  return (
    <div ref={place} className="min-h-12 min-w-12" data-print="hide">
      <button
        type="button"
        onClick={onClick}
        className={classNames(
          buttonClass('primary', 'lg'),
          'max-md:size-12 max-md:rounded-full max-md:p-0',
          floats &&
            'max-md:fixed max-md:right-4 max-md:bottom-[calc(4.5rem+env(safe-area-inset-bottom))] max-md:z-30 max-md:size-14 max-md:shadow-lg max-md:ring-2 max-md:ring-background',
        )}
      >
        <PenLine aria-hidden="true" className="size-5" />
        <span className="max-md:sr-only">Crear nuevo post</span>
      </button>
    </div>
  );
}
