import { listLockFileProblems } from './dependencies/lock-file-problems.mjs';
import { readLockedPackages } from './dependencies/native-packages.mjs';
import { lockFile } from './paths.mjs';

const problems = listLockFileProblems(readLockedPackages(lockFile));
if (problems.length > 0) {
  console.error('A package-lock.json le falta algo para instalarse en todas las plataformas:');
  for (const problem of problems) console.error(`  · ${problem}`);
  console.error(`
Qué hacer: elige en package.json la versión más nueva que esté publicada para todas las plataformas (en «overrides», si la
pide otro paquete), ejecuta «npm install» y compruébalo con «npm run tool -- platforms». Los motivos están en
docs/decisions/0019-dependency-versions.md.`);
  process.exitCode = 1;
} else {
  console.log('package-lock.json está completo.');
}
