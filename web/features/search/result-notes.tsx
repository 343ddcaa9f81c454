interface ApproximateNoteProps {
  text: string;
  className?: string;
}

/** Says that the results are of a fuzzy search. */
export function ApproximateNote({ text, className }: ApproximateNoteProps) {
  return (
    <p className={className}>
      No encontramos <strong className="wrap-anywhere">{text}</strong> tal cual; mostramos lo más parecido.
    </p>
  );
}

export function NoResults({ text }: { text: string }) {
  return (
    <>
      <p className="font-semibold wrap-anywhere">No se encontraron resultados para "{text}"</p>
      <p className="text-sm text-muted">Intenta con otros términos de búsqueda</p>
    </>
  );
}
