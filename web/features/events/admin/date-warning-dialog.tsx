import type { AdminEvent } from '#contract/events/admin/admin-events.contract.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { SaveIntent } from '../../../ui/use-save-record.ts';

export type UnlikelyDay = 'past' | 'far';
export type ReadEvent = Pick<AdminEvent, 'date' | 'publication'>;

const YEARS_AHEAD = 5;

/** More than five years ahead is likely a typo; the schema refuses 3000 and later. */
export function isFarInFuture(date: string, today: string): boolean {
  const limit = `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;
  return date > limit && date < '3000';
}

/** Asks when saving newly shows an unlikely date; the schema refuses years before 2000. */
export function dateWarning(
  date: string,
  intent: SaveIntent,
  event: ReadEvent | null,
  today: string,
): UnlikelyDay | null {
  const wasPublic = event?.publication === 'published';
  const isPublic = wasPublic || intent === 'publish';
  if (!isPublic || date < '2000' || (wasPublic && event.date === date)) return null;
  if (date < today) return 'past';
  return isFarInFuture(date, today) ? 'far' : null;
}

const questions: Record<UnlikelyDay, { title: string; text: string }> = {
  past: {
    title: '¿Publicar un evento que ya pasó?',
    text: 'Aparecerá entre los eventos anteriores, y nadie podrá inscribirse.',
  },
  far: {
    title: '¿Publicar un evento para dentro de más de cinco años?',
    text: 'Revisa que el año esté bien escrito.',
  },
};

interface Props {
  open: boolean;
  why: UnlikelyDay;
  date: string;
  onConfirm: () => void;
  onClose: () => void;
}

export function DateWarningDialog({ open, why, date, onConfirm, onClose }: Props) {
  const { title, text } = questions[why];
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel="Publicar de todos modos"
      closeLabel="Revisar la fecha"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        Su fecha es el {formatLongDate(date)}. {text}
      </p>
    </ConfirmDialog>
  );
}
