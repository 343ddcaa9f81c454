interface ApproximateNoteProps {
  text: string;
  className?: string;
}

/** A slip of the finger is forgiven, but not hidden. */
export function ApproximateNote({ text, className }: ApproximateNoteProps) {
  return (
    <p className={className}>
      No encontramos <strong className="wrap-anywhere">{text}</strong> tal cual; mostramos lo más parecido.
    </p>
  );
}
