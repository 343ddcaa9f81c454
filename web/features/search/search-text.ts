import { searchLimits } from '#contract/search/search.contract.ts';

export function searchText(typed: string): string {
  return typed.trim().slice(0, searchLimits.queryMax);
}

/** Code points, so that an emoji is one character. */
export function isLongEnough(text: string): boolean {
  return [...text].length >= searchLimits.queryMin;
}

export const searchPath = (text: string) => `/search?${new URLSearchParams({ q: text })}`;
