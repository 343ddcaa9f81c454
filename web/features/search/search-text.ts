import { searchLimits } from '#contract/search/search.contract.ts';

/** What is looked for: without the spaces around it, and no longer than the server takes. */
export function searchText(typed: string): string {
  return typed.trim().slice(0, searchLimits.queryMax);
}

/** Counted as people count: an emoji is one character. */
export function isLongEnough(text: string): boolean {
  return [...text].length >= searchLimits.queryMin;
}

export const searchPath = (text: string) => `/search?${new URLSearchParams({ q: text })}`;
