export function RequestNote({ note }: { note: string | null }) {
  if (!note) return null;
  return (
    <p dir="auto" className="rounded-input bg-subtle px-3 py-2 text-sm whitespace-pre-line wrap-anywhere">
      {note}
    </p>
  );
}
