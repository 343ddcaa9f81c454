import { Link, useLocation } from 'wouter';

const tabs = [
  { href: '/avisos', label: 'Todas las notificaciones' },
  { href: '/avisos/preferencias', label: 'Preferencias' },
];

export function NotificationsTabs() {
  const [path] = useLocation();
  return (
    <nav aria-label="Notificaciones" className="mb-6 border-b border-border">
      <ul className="flex flex-wrap gap-1">
        {tabs.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={path === href ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-semibold text-muted hover:text-text aria-[current]:border-primary aria-[current]:text-text"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
