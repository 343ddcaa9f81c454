/** E-mail address that wraps before the @ and not inside a name; in a wide table most fit on two lines. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span className="wrap-anywhere hyphens-none xl:in-[td]:block xl:in-[td]:min-w-36">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
