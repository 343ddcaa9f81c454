import { Search } from 'lucide-react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const SearchBox = lazyPart(
  async () => (await import('../../features/search/search-box.tsx')).SearchBox,
  <Spinner className="min-h-12" />,
);

/** Pages with a search field of their own, which "/" focuses instead. */
const PAGES_WITH_SEARCH = ['/forum', '/search'];

/** Search-as-you-type from any page of a member. */
export function HeaderSearch({ path, buttonClass }: { path: string; buttonClass: string }) {
  if (PAGES_WITH_SEARCH.includes(path)) return null;
  return (
    <Popover
      // Closes when a result has been opened.
      key={path}
      label="Búsqueda"
      shortcut="/"
      button={<Search aria-hidden="true" className="size-6" />}
      buttonClass={buttonClass}
      frameClass="static sm:relative"
      panelClass="inset-x-2 p-2 sm:left-auto sm:right-0 sm:w-96"
    >
      {() => <SearchBox hasFocus />}
    </Popover>
  );
}
