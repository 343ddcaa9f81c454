import { formatLongDate } from '../../lib/dates.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { UnlikelyDay } from './unlikely-day-question.tsx';

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

export function UnlikelyDayDialog({ open, why, date, onConfirm, onClose }: Props) {
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
