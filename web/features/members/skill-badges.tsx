import { Badge } from '../../ui/badge.tsx';

/** As many as fit on a card; the rest shows as a count. */
const MAX_SHOWN = 3;

export function SkillBadges({ skills }: { skills: string[] }) {
  if (skills.length === 0) return null;
  const more = skills.slice(MAX_SHOWN);
  return (
    <ul aria-label="Habilidades" className="flex flex-wrap gap-1.5">
      {skills.slice(0, MAX_SHOWN).map((skill) => (
        <li key={skill} className="max-w-full">
          <Badge className="max-w-full">
            <bdi className="truncate">{skill}</bdi>
          </Badge>
        </li>
      ))}
      {more.length > 0 ? (
        <li title={more.join(', ')}>
          <Badge tone="blue">
            <span aria-hidden="true">+{more.length}</span>
            <span className="sr-only">y {more.join(', ')}</span>
          </Badge>
        </li>
      ) : null}
    </ul>
  );
}
