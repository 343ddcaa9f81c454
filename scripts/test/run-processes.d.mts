export interface RunProcess {
  pid: number;
  name: string;
  command: string;
}

export function listRunProcesses(folder: string): RunProcess[];
