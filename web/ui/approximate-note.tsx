interface ApproximateNoteProps {
  text: string;
  className?: string;
}

export function ApproximateNote({ text, className }: ApproximateNoteProps) {
  return (
    <p className={className}>
      No encontramos <strong className="wrap-anywhere">{text}</strong> tal cual; mostramos lo más parecido.
    </p>
  );
}
