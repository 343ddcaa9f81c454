import { claims } from '../../content/landing.ts';

export function ClaimList() {
  return (
    <ul className="grid gap-x-6 gap-y-2 border-t border-current/20 pt-6 text-navy-muted sm:grid-cols-3 lg:col-span-2">
      {claims.map(({ before, figure, after }) => (
        <li key={figure}>
          {before ? `${before} ` : null}
          <strong className="text-2xl text-navy-foreground tabular-nums">{figure}</strong>
          {after ? ` ${after}` : null}
        </li>
      ))}
    </ul>
  );
}
