import { Link } from 'wouter';
import { mayWorkIn, type Role } from '#contract/account/roles.ts';
import { editEventPath } from '#contract/admin-paths.ts';
import type { ModerationItem, ModerationKind } from '#contract/moderation/moderation-queue.contract.ts';
import { reasonLabels } from '#contract/moderation/report-kinds.ts';
import { commentPath, memberPath, postPath } from '#contract/paths.ts';
import { managementPages } from '../../../copy/admin.ts';
import { classNames } from '../../../lib/class-names.ts';
import { formatFullDate, formatTime } from '../../../lib/dates.ts';
import { fullName } from '../../../lib/people.ts';
import { AdminBadge, hasBadge } from '../../../ui/admin-badge.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { Decision } from './decision-actions.tsx';

const kinds: Record<ModerationKind, { label: string; tone: BadgeTone }> = {
  'forum-report': { label: 'Reporte del foro', tone: 'red' },
  'message-report': { label: 'Reporte de mensaje', tone: 'red' },
  'profile-report': { label: 'Reporte de perfil', tone: 'red' },
  proposal: { label: 'Propuesta de evento', tone: 'blue' },
};

type Person = Pick<NonNullable<ModerationItem['author']>, 'firstName' | 'lastName'>;
const nameOf = (person: Person | null) => (person ? fullName(person) : 'una cuenta eliminada');

const originalLabels = { changed: 'El original cambió después', gone: 'El original ya no existe' };

function headingOf({ kind, title, author }: ModerationItem): string {
  if (title) return title;
  return `${kind === 'profile-report' ? 'Perfil' : 'Mensaje'} de ${nameOf(author)}`;
}

/** Accounts are managed by administrators; other roles see the profile. */
function contextOf(item: ModerationItem, role: Role): { href: string; label: string } | null {
  const { kind, id, postId, commentId, author, original } = item;
  if (kind === 'proposal') return { href: editEventPath({ id }), label: 'Ver y corregir la propuesta' };
  if (kind === 'profile-report' && original === 'gone') return null;
  if (kind === 'message-report' || kind === 'profile-report') {
    if (!mayWorkIn(role, 'admin')) {
      return author?.id ? { href: memberPath({ id: author.id }), label: 'Ver el perfil' } : null;
    }
    const search = new URLSearchParams({ buscar: author ? nameOf(author) : '' });
    const label = kind === 'message-report' ? 'Ver la cuenta de quien lo envió' : 'Ver la cuenta';
    return { href: `${managementPages.members.href}?${search}`, label };
  }
  if (!postId) return null;
  if (original === 'gone') return { href: postPath({ id: postId }), label: 'Ver la publicación' };
  const href = commentId ? commentPath({ id: commentId, postId }) : postPath({ id: postId });
  return { href, label: 'Ver en el foro' };
}

const verdicts = {
  resolved: { label: 'Resuelto', tone: 'green' },
  dismissed: { label: 'Descartado', tone: 'grey' },
} as const;

function DecisionLine({ decision }: { decision: NonNullable<ModerationItem['decision']> }) {
  const { label, tone } = verdicts[decision.status];
  return (
    <div className="text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{label}</Badge>
        <span>
          por {nameOf(decision.by)}, <RelativeTime instant={decision.at} />
        </span>
      </p>
      {decision.note ? (
        <p className="mt-1 whitespace-pre-line wrap-anywhere">
          <strong>Motivo:</strong> {decision.note}
        </p>
      ) : null}
    </div>
  );
}

interface ModerationCardProps {
  item: ModerationItem;
  role: Role;
  decisions?: Decision[];
  onDecide?: (decision: Decision) => void;
}

export function ModerationCard({ item, role, decisions = [], onDecide }: ModerationCardProps) {
  const { kind, text, author, event, reason, details, original, profile } = item;
  const { label, tone } = kinds[kind];
  const heading = headingOf(item);
  const context = contextOf(item, role);
  return (
    <Card as="article" className="flex flex-col gap-3 p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone={tone}>{label}</Badge>
        {reason ? <Badge tone="yellow">{reasonLabels[reason] ?? reason}</Badge> : null}
        {original && original !== 'same' ? <Badge tone="grey">{originalLabels[original]}</Badge> : null}
        <span>
          {kind === 'proposal' ? 'Propuesto' : 'Reportado'} por {nameOf(item.from)}
          {item.from && hasBadge(item.from.role) ? ' ' : null}
          {item.from ? <AdminBadge role={item.from.role} /> : null}, <RelativeTime instant={item.at} />
        </span>
      </p>
      {details ? (
        <p className="text-sm whitespace-pre-line wrap-anywhere">
          <strong>Dice:</strong> {details}
        </p>
      ) : null}
      <div className="rounded-input border-l-4 border-input-border bg-subtle px-4 py-3">
        <h3 className="text-base wrap-anywhere">{heading}</h3>
        {author && kind === 'forum-report' ? (
          <p className="text-sm text-muted">
            {item.commentId ? 'Comentario' : 'Publicación'} de {nameOf(author)}
          </p>
        ) : null}
        {event ? (
          <p className="text-sm text-muted">
            {formatFullDate(event.date)}, {formatTime(event.time)}
            {event.location ? `, ${event.location}` : ''}
          </p>
        ) : null}
        {profile ? <ReportedProfile profile={profile} /> : null}
        {/* Clamped only where the full text can be read in the forum. */}
        <p
          className={classNames(
            'mt-1.5 text-sm whitespace-pre-line wrap-anywhere',
            kind === 'forum-report' && original === 'same' && 'line-clamp-6',
          )}
        >
          {text}
        </p>
        <ul aria-label="Imágenes reportadas" className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {item.images.map((image, index) => (
            <li key={image.id}>
              <a
                href={image.url}
                target="_blank"
                rel="noopener"
                aria-label={`${image.alt || `Imagen ${index + 1}`}, se abre en otra pestaña`}
              >
                <Picture image={image} sizes="8rem" className="aspect-4/3 w-32 rounded-input" />
              </a>
            </li>
          ))}
        </ul>
        {original && original !== 'same' ? (
          <p className="mt-2 text-xs text-muted">Así estaba cuando se reportó.</p>
        ) : null}
      </div>
      {item.decision ? <DecisionLine decision={item.decision} /> : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {context ? (
          <Link href={context.href} className="inline-link inline-flex min-h-11 items-center text-sm">
            {context.label}
          </Link>
        ) : (
          <span />
        )}
        <div className="flex flex-wrap gap-2">
          {decisions.map((decision) => (
            <Button
              key={decision.label}
              size="sm"
              variant={decision.action.destructive ? 'destructive' : decision.isMain ? 'primary' : 'outline'}
              aria-label={`${decision.label}: ${heading}`}
              onClick={() => onDecide?.(decision)}
            >
              {decision.label}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}

function ReportedProfile({ profile }: { profile: NonNullable<ModerationItem['profile']> }) {
  const { position, company, location, website, skills, photoUrl } = profile;
  const lines = [[position, company].filter(Boolean).join(' en '), location, website, skills.join(', ')];
  return (
    <>
      {photoUrl ? (
        <img
          src={photoUrl}
          alt="Foto del perfil cuando se reportó"
          className="my-2 size-32 rounded-input object-cover"
        />
      ) : null}
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="text-sm text-muted wrap-anywhere">
          {line}
        </p>
      ))}
    </>
  );
}
