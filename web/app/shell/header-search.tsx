import { Search } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const SearchBox = lazyPart(
  async () => (await import('../../features/search/search-box.tsx')).SearchBox,
  <Spinner className="min-h-12" />,
);

/** Pages with a search field of their own, which "/" focuses instead; the forum's does not fit on a phone. */
const OWN_SEARCH = '/search';
const OWN_SEARCH_ON_TABLET = '/forum';

export function HeaderSearch({ path, buttonClass }: { path: string; buttonClass: string }) {
  if (path === OWN_SEARCH) return null;
  const isOnPhone = path === OWN_SEARCH_ON_TABLET;
  return (
    <Popover
      // The key closes the search after navigation.
      key={path}
      label="Búsqueda"
      shortcut={isOnPhone ? undefined : '/'}
      button={<Search aria-hidden="true" className="size-6" />}
      buttonClass={classNames(buttonClass, isOnPhone && 'sm:hidden')}
      frameClass="static sm:relative"
      panelClass="inset-x-2 p-2 sm:left-auto sm:right-0 sm:w-96"
    >
      {() => <SearchBox hasFocus />}
    </Popover>
  );
}
