import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface EditableRowProps {
  name: string;
  index: number;
  count: number;
  fixed?: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  children: ReactNode;
}

/** `useEditableRows` finds its buttons by their names. */
export function EditableRow({ name, index, count, fixed, onMove, onRemove, children }: EditableRowProps) {
  return (
    <li className="rounded-card border border-border p-4">
      <div className="mb-3 flex min-h-11 items-center justify-between gap-2">
        <p className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">{name}</p>
        {fixed ? null : (
          <div className="flex shrink-0 gap-1">
            <Button
              size="sm"
              variant="ghost"
              disabled={index === 0}
              aria-label={`Subir: ${name}`}
              onClick={() => onMove(index, index - 1)}
            >
              <ArrowUp aria-hidden="true" className="size-4" />
            </Button>
            <Button
              size="sm"
              variant="ghost"
              disabled={index === count - 1}
              aria-label={`Bajar: ${name}`}
              onClick={() => onMove(index, index + 1)}
            >
              <ArrowDown aria-hidden="true" className="size-4" />
            </Button>
            <Button
              size="sm"
              variant="ghost"
              className="text-destructive"
              aria-label={`Quitar: ${name}`}
              onClick={() => onRemove(index)}
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </Button>
          </div>
        )}
      </div>
      {children}
    </li>
  );
}
