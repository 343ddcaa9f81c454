import { useState } from 'react';

interface Visits {
  /** When this visit was last seen to go on. */
  seenAt: number;
  /** End of the visit before. */
  before: number | null;
}

/** Whoever comes back sooner goes on with the same visit. */
const PAUSE_MS = 30 * 60_000;

function readVisits(key: string): Visits | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Visits | null;
  } catch {
    return null;
  }
}

function writeVisits(key: string, visits: Visits): void {
  try {
    localStorage.setItem(key, JSON.stringify(visits));
  } catch {
    // Storage is full or blocked: each visit is the first.
  }
}

let current: { key: string; visits: Visits } | undefined;

function beginVisit(key: string): Visits {
  const stored = readVisits(key);
  const now = Date.now();
  const isSame = stored !== null && now - stored.seenAt < PAUSE_MS;
  const visits = { seenAt: now, before: isSame ? stored.before : (stored?.seenAt ?? null) };
  writeVisits(key, visits);
  // One listener for all pages that are opened from here: the visit ends with the last of them.
  if (!current) {
    document.addEventListener('visibilitychange', () => {
      if (current) writeVisits(current.key, { ...current.visits, seenAt: Date.now() });
    });
  }
  current = { key, visits };
  return visits;
}

/** When this browser was last used by the member before this visit; `null` on the first. */
export function useLastVisit(memberId: string): Date | null {
  const [{ before }] = useState(() => beginVisit(`visits:${memberId}`));
  return before === null ? null : new Date(before);
}
