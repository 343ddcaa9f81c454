/** Joins the class lists that apply; anything falsy is left out. */
export function classNames(...lists: Array<string | false | null | undefined>): string {
  return lists.filter(Boolean).join(' ');
}
