import { useState } from 'react';

interface Visits {
  seenAt: number;
  before: number | null;
}

/** A shorter break continues the visit. */
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
    // Storage is full or blocked: every visit is the first.
  }
}

let current: { key: string; visits: Visits } | undefined;

function beginVisit(key: string): Visits {
  const stored = readVisits(key);
  const now = Date.now();
  const isSame = stored !== null && now - stored.seenAt < PAUSE_MS;
  const visits = { seenAt: now, before: isSame ? stored.before : (stored?.seenAt ?? null) };
  writeVisits(key, visits);
  // One listener per page load: the visit ends when the last page is hidden.
  if (!current) {
    document.addEventListener('visibilitychange', () => {
      if (current) writeVisits(current.key, { ...current.visits, seenAt: Date.now() });
    });
  }
  current = { key, visits };
  return visits;
}

/** `null` on the first visit. */
export function useLastVisit(memberId: string): Date | null {
  const [{ before }] = useState(() => beginVisit(`visits:${memberId}`));
  return before === null ? null : new Date(before);
}
