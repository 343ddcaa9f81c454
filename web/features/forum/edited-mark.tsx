import { RelativeTime } from '../../ui/relative-time.tsx';

interface EditedMarkProps {
  editedAt: string | null;
  className?: string;
}

export function EditedMark({ editedAt, className }: EditedMarkProps) {
  if (!editedAt) return null;
  return (
    <span className={className}>
      <span className="text-muted italic">
        editado <RelativeTime instant={editedAt} />
      </span>
    </span>
  );
}
