import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of Linux, which are 10 ms for every program. */
const TICK_MS = 10;

interface ProcessStat {
  parent: number;
  /** With that of children that have ended. */
  cpuMs: number;
}

function readStat(pid: number | string): ProcessStat | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may contain anything.
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, ticks] = [fields[1], fields.slice(11, 15).reduce((sum, each) => sum + each, 0)];
    return { parent, cpuMs: ticks * TICK_MS };
  } catch {
    return undefined;
  }
}

/** CPU milliseconds of a process and its children so far; not known outside of Linux. */
export function cpuMs(pid: number): number {
  const own = readStat(pid)?.cpuMs ?? Number.NaN;
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return others.reduce((sum, name) => {
    const stat = readStat(name);
    return stat?.parent === pid ? sum + stat.cpuMs : sum;
  }, own);
}

/** Resident memory in MiB. */
export function residentMiB(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Node processes that a primary has started; not the database. */
export function workersOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('main.js'));
}
