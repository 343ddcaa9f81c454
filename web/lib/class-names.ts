export function classNames(...lists: Array<string | false | null | undefined>): string {
  return lists.filter(Boolean).join(' ');
}
