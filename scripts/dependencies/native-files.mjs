import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

const ELF = 0x7f454c46;
const ELF_MACHINES = { 62: 'x64', 183: 'arm64' };
const MACH_O = 0xcffaedfe;
const MACH_O_CPUS = { 16777223: 'x64', 16777228: 'arm64' };
const MACH_O_UNIVERSAL = 0xcafebabe;

function readHeader(file) {
  const header = Buffer.alloc(20);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, header);
  } finally {
    closeSync(descriptor);
  }
  return header;
}

function isMachineCode(file, { os, cpu }) {
  const header = readHeader(file);
  const magic = header.readUInt32BE(0);
  if (os === 'linux') return magic === ELF && ELF_MACHINES[header.readUInt16LE(18)] === cpu;
  return magic === MACH_O_UNIVERSAL || (magic === MACH_O && MACH_O_CPUS[header.readUInt32LE(4)] === cpu);
}

export function listNativeFiles(folder, platform) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => isMachineCode(file, platform));
}
