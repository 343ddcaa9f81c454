import { Link } from 'wouter';
import { CardSection } from '../../ui/card-section.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';

export interface NewItem {
  href: string;
  title: string;
  kind: string;
  at: string;
}

export function NewSinceCard({ items }: { items: readonly NewItem[] }) {
  if (items.length === 0) return null;
  return (
    <CardSection heading="Nuevo desde tu última visita">
      <ul className="-mx-2 -mt-2">
        {items.map(({ href, title, kind, at }) => (
          <li key={href}>
            <Link href={href} className="block rounded-input px-2 py-2 hover:bg-subtle">
              <bdi className="font-semibold wrap-anywhere">{title}</bdi>
              <span className="block text-sm text-muted">
                {kind} · <RelativeTime instant={at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
