import { useListParams } from './use-list-params.ts';

/** What a list in tabs shows: as `useListParams`, with the tab that was chosen. */
export function useTabParams<Tab extends { slug: string }>(tabs: readonly [Tab, ...Tab[]]) {
  const [first, ...others] = tabs;
  const params = useListParams<Tab['slug']>([first.slug, ...others.map(({ slug }) => slug)]);
  return { ...params, tab: tabs.find(({ slug }) => slug === params.state) ?? first };
}
