/** Wraps before the @ and after dots; elsewhere only if longer than the line. */
export function EmailText({ email }: { email: string }) {
  return (
    <span className="wrap-anywhere hyphens-none">
      {email.match(/@?[^@.]*\.?/g)?.flatMap((part, index) => [
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have no other name and do not move
        <wbr key={index} />,
        part,
      ])}
    </span>
  );
}
