import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

const HAS_PROC = existsSync('/proc/self/environ');

/** PostgreSQL has none of the portal's environment; it is recognised by its working directory. */
const DATABASE = /^(postgres|initdb)$/;

function readProcess(pid) {
  try {
    const read = (file) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
    // After the name, which may contain anything: `pid (name) state ppid …`.
    const [, parentPid] = read('stat').split(') ').at(-1).split(' ');
    return {
      pid,
      parentPid: Number(parentPid),
      name: read('comm').trim(),
      command: read('cmdline').replaceAll('\0', ' ').trim(),
      environment: read('environ'),
      directory: readlinkSync(`/proc/${pid}/cwd`),
    };
  } catch {
    // Exited, or not ours to read.
    return undefined;
  }
}

function readPs() {
  const { stdout } = spawnSync('ps', ['-axEww', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [, pid, parentPid, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)/.exec(line) ?? [];
    const name = command.split(' ')[0].split('/').at(-1);
    return pid ? [{ pid: Number(pid), parentPid: Number(parentPid), name, command, environment: command }] : [];
  });
}

function listProcesses() {
  if (!HAS_PROC) return readPs();
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => readProcess(Number(pid))).filter(Boolean);
}

export function isDatabase({ name }) {
  return DATABASE.test(name);
}

/**
 * Recognised by the run's scratch folder, which is `TMPDIR` of them all, and by their children. Not by session or
 * group, because browsers and databases have their own.
 */
export function listRunProcesses(folder) {
  const others = listProcesses().filter(({ pid }) => pid !== process.pid);
  const isOfRun = ({ environment, directory, ...found }) =>
    environment.includes(folder) || (isDatabase(found) && `${directory}/`.startsWith(`${folder}/`));
  const pids = new Set(others.filter(isOfRun).map(({ pid }) => pid));
  for (let before = -1; before < pids.size; ) {
    before = pids.size;
    for (const { pid, parentPid } of others) if (pids.has(parentPid)) pids.add(pid);
  }
  return others.filter(({ pid }) => pids.has(pid)).map(({ pid, name, command }) => ({ pid, name, command }));
}
