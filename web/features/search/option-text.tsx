import { AdminBadge } from '../../ui/admin-badge.tsx';
import { Highlight } from '../../ui/highlight.tsx';
import type { ResultItem } from './result-groups.ts';

/** Title of an option, with its excerpt or facts. */
export function OptionText({ item }: { item: ResultItem }) {
  return (
    <>
      <span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
        <Highlight text={item.title} ranges={item.titleMarks} />
      </span>
      {item.role ? <AdminBadge role={item.role} /> : null}
      {item.text ? (
        <span dir="auto" className="line-clamp-1 text-sm text-muted wrap-anywhere">
          <Highlight text={item.text} ranges={item.textMarks ?? []} />
        </span>
      ) : null}
      {item.meta ? <span className="block text-sm text-muted">{item.meta}</span> : null}
    </>
  );
}
