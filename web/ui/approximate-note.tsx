interface ApproximateNoteProps {
  text: string;
  className?: string;
}

/** Says that nothing has the words, and that what follows is alike. */
export function ApproximateNote({ text, className }: ApproximateNoteProps) {
  return (
    <p className={className}>
      No encontramos <strong className="wrap-anywhere">{text}</strong> tal cual; mostramos lo más parecido.
    </p>
  );
}
