import { useListParams } from './use-list-params.ts';

/** `useListParams` for a list in tabs, with the selected tab. */
export function useTabParams<Tab extends { slug: string }>(tabs: readonly [Tab, ...Tab[]]) {
  const [first, ...others] = tabs;
  const params = useListParams<Tab['slug']>([first.slug, ...others.map(({ slug }) => slug)]);
  return { ...params, tab: tabs.find(({ slug }) => slug === params.state) ?? first };
}
