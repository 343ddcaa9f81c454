import { RelativeTime } from '../../ui/relative-time.tsx';

interface EditedLabelProps {
  editedAt: string | null;
  className?: string;
}

export function EditedLabel({ editedAt, className }: EditedLabelProps) {
  if (!editedAt) return null;
  return (
    <span className={className}>
      <span className="text-muted italic">
        editado <RelativeTime instant={editedAt} />
      </span>
    </span>
  );
}
