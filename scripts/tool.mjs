import { requireNodeVersion } from './node-version.mjs';
import { runNode } from './run-command.mjs';

const TSX = 'node_modules/tsx/dist/cli.mjs';
const TEST = 'scripts/test.mjs';

/** What is run seldom, `npm run tool -- NAME`: the program, what it does, and variables for it. */
const TOOLS = {
  bench: [[TSX, 'bench/bench.ts'], 'cada página y llamada con 1, 50 y 500 conexiones; --only, --large, --profile…'],
  'bench:backup': [
    [TSX, 'bench/backup.ts'],
    'copia, comprobación y restauración con un millón de publicaciones; --scale 0.01',
  ],
  'bench:lighthouse': [
    [TSX, 'bench/lighthouse.ts'],
    'Lighthouse en un teléfono; rutas, y tras --member las de miembros',
  ],
  'bench:lock-out': [
    [TSX, 'bench/lock-out.ts'],
    'un minuto de contraseñas equivocadas, y cuánto espera su dueño; BENCH_SECONDS',
  ],
  'bench:one-against-all': [
    [TSX, 'bench/one-against-all.ts'],
    'cuánto detiene a los demás un solo cliente; BENCH_SECONDS',
  ],
  'bench:timing': [[TSX, 'bench/timing/timing.ts'], 'si el tiempo de respuesta delata una cuenta; BENCH_PAIRS'],
  'bench:vitals': [[TSX, 'bench/vitals/vitals.ts'], 'LCP, CLS e interacciones en un teléfono lento; --only, --runs'],
  weight: [[TSX, 'bench/weight.ts'], 'el JavaScript de cada página construida y su límite'],
  screens: [
    [TSX, 'tests/visual/screens.ts'],
    'una imagen de cada página en cada estado, en .screens/; rutas, --states=, --viewers=',
  ],
  axe: [[TSX, 'tests/visual/axe.ts'], 'accesibilidad de lo mismo; --palettes prueba cinco pares de colores'],
  fuzz: [
    [TEST, 'slow', 'tests/security/fuzz.test.ts'],
    '200,000 peticiones hechas de los esquemas; FUZZ_SEED',
    { FUZZ_REQUESTS: '200000' },
  ],
  'test:thorough': [[TEST, 'all'], 'todas las pruebas, las de resistencia a tamaño completo', { THOROUGH: '1' }],
  topologies: [
    [TEST, 'slow', 'tests/topologies'],
    'varios procesos detrás de HAProxy y un servidor de reserva, bajo carga',
  ],
  release: [['scripts/release.mjs'], 'un archivo que funciona sin instalar, en release/; plataformas como linux-arm64'],
  'db:generate': [
    ['scripts/generate-migration.mjs'],
    'escribe la migración de lo que cambió en schema/; --name=qué-cambia',
  ],
  configuration: [[TSX, 'scripts/configuration.ts'], 'rehace la tabla de docs/configuration.md'],
};

const width = Math.max(...Object.keys(TOOLS).map((name) => name.length)) + 2;
const lines = Object.entries(TOOLS).map(([name, [, does]]) => name.padEnd(width) + does);
const help = () => `Uso: npm run tool -- NOMBRE [opciones]\n\n${lines.join('\n')}`;

requireNodeVersion();
const [name, ...args] = process.argv.slice(2);
if (!name || name === '--help') {
  console.log(help());
} else if (Object.hasOwn(TOOLS, name)) {
  const [program, , variables] = TOOLS[name];
  process.exitCode = await runNode([...program, ...args], { env: { ...variables, ...process.env } });
} else {
  console.error(`No hay ninguna herramienta «${name}».\n${help()}`);
  process.exitCode = 64;
}
