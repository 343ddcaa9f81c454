/** The separator of the first fact in each line hangs outside and is clipped. */
export function FactLine({ facts }: { facts: readonly string[] }) {
  return (
    <span className="block overflow-hidden text-sm text-muted">
      <span className="-ml-3 flex flex-wrap">
        {facts.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two facts may be the same, and none moves
          <span key={index} className="relative min-w-0 pl-3 wrap-anywhere">
            {index > 0 ? <span className="absolute left-0 w-3 text-center whitespace-pre"> · </span> : null}
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}
