export function ApproximateNote({ text, className }: { text: string; className?: string }) {
  return (
    <p className={className}>
      No encontramos <strong className="wrap-anywhere">{text}</strong> tal cual; mostramos lo más parecido.
    </p>
  );
}
