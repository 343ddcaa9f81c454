/** "Ana Gil, contadora". */
export function speakerLine({ name, charge }: { name: string; charge: string }): string {
  return charge ? `${name}, ${charge}` : name;
}

/** Without a comma it is a name alone. */
export function parseSpeakerLine(line: string): { name: string; charge: string } {
  const at = line.indexOf(', ');
  return at < 1 ? { name: line, charge: '' } : { name: line.slice(0, at), charge: line.slice(at + 2) };
}
