import { useState } from 'react';
import { Button } from './button.tsx';

/** Discarding the draft takes two presses. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-yellow-ground px-4 py-2 text-sm text-yellow-text"
    >
      <p>
        {asking ? '¿Descartar lo que escribiste? No se puede deshacer.' : 'Recuperamos el borrador que dejaste aquí.'}
      </p>
      {asking ? (
        <span className="flex gap-1">
          <Button variant="ghost" size="sm" onClick={() => setAsking(false)}>
            Conservar
          </Button>
          <Button variant="outline" size="sm" onClick={onDiscard}>
            Sí, descartar
          </Button>
        </span>
      ) : (
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          Descartar borrador
        </Button>
      )}
    </div>
  );
}
