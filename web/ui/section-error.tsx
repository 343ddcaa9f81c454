import { Button } from './button.tsx';

interface SectionErrorProps {
  title: string;
  onRetry: () => void;
  retrying: boolean;
}

/** Error of one part of a page: a compact row, which needs no frame inside a card. */
export function SectionError({ title, onRetry, retrying }: SectionErrorProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-input border-l-3 border-destructive bg-subtle px-4 py-3"
    >
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted">Revisa tu conexión e inténtalo de nuevo.</p>
      </div>
      <Button variant="outline" size="sm" onClick={onRetry} busy={retrying} busyLabel="Cargando…">
        Reintentar
      </Button>
    </div>
  );
}
