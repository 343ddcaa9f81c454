/** E-mail address that wraps before the @ and not inside a name. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span className="wrap-anywhere hyphens-none">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
