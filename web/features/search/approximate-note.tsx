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
