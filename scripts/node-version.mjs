// Old syntax only: this file must run where the others would not even parse.
import { readFileSync } from 'node:fs';

function atLeast(version, minimum) {
  const [major, minor] = version.split('.').map(Number);
  const [minimumMajor, minimumMinor] = minimum.split('.').map(Number);
  return major > minimumMajor || (major === minimumMajor && minor >= minimumMinor);
}

/** Undefined when the version is recent enough. */
export function nodeVersionProblem(version, range) {
  const minimum = range.replace(/^\D*/, '');
  if (atLeast(version, minimum)) return undefined;
  return `El portal necesita Node.js ${minimum} o más nuevo; aquí está instalado ${version}. Actualízalo y vuelve a intentarlo.`;
}

export function requireNodeVersion() {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const problem = nodeVersionProblem(process.versions.node, manifest.engines.node);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
}
