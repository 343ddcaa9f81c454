import { Section } from '../../ui/section.tsx';

/** Coast from Los Haitises by Cabo Engaño to the Higuamo, 400 units to a degree of longitude. */
const COAST =
  'M-20 321L12 321Q60 321 90 323Q120 325 148 318Q176 312 202 318Q228 325 270 329Q312 333 330 341Q348 350 358 354Q368 359 374 386Q380 414 396 418Q412 422 424 413Q436 405 446 377Q456 350 482 344Q508 338 522 323Q536 308 546 295Q556 283 564 266Q572 249 556 230Q540 211 526 202Q512 194 500 181Q488 169 464 152Q440 135 412 116Q384 97 356 88Q328 80 304 84Q280 89 260 82Q240 76 214 76Q188 76 166 65Q144 55 122 46Q100 38 74 42Q48 46 30 52L12 59L-20 63Z';

/** Towns that give their name or their life to the five provinces; the label stays on land. */
const towns = [
  { name: 'San Pedro', x: 176, y: 306, labelX: 176, labelY: 288, anchor: 'middle' },
  { name: 'La Romana', x: 318, y: 322, labelX: 318, labelY: 304, anchor: 'middle' },
  { name: 'Higüey', x: 430, y: 245, labelX: 430, labelY: 227, anchor: 'middle' },
  { name: 'El Seibo', x: 306, y: 181, labelX: 322, labelY: 188, anchor: 'start' },
  { name: 'Hato Mayor', x: 166, y: 170, labelX: 166, labelY: 152, anchor: 'middle' },
] as const;

/** Ends of waves, around the coast. */
const waves = ['M70 400h44', 'M180 440h60', 'M250 392h36', 'M500 420h52', 'M560 130h30', 'M470 60h44', 'M330 28h54'];

function RegionMap() {
  return (
    <svg viewBox="0 0 620 470" role="img" aria-label="Mapa ilustrado del Este con sus cinco ciudades principales">
      <circle cx="560" cy="180" r="52" fill="var(--sun)" fillOpacity="0.35" />
      <circle cx="560" cy="180" r="30" fill="var(--sun)" />
      <path d={COAST} className="fill-card stroke-cane" strokeWidth="3" />
      <path d={COAST} className="fill-cane/15" />
      <path d="M392 442q28-10 56 2-26 14-56-2z" className="fill-cane/30 stroke-cane" strokeWidth="2" />
      <g className="stroke-larimar" strokeWidth="3" strokeLinecap="round" opacity="0.5">
        {waves.map((wave) => (
          <path key={wave} d={wave} />
        ))}
      </g>
      <path
        d="M-20 304C60 296 120 300 176 306S280 316 318 322 400 270 430 245 500 250 540 270"
        fill="none"
        className="stroke-accent"
        strokeWidth="2.5"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      {towns.map(({ name, x, y, labelX, labelY, anchor }) => (
        <g key={name}>
          <circle cx={x} cy={y} r="8" className="fill-larimar stroke-card" strokeWidth="3" />
          <text
            x={labelX}
            y={labelY}
            textAnchor={anchor}
            className="fill-text text-[24px] font-semibold md:text-[20px]"
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The region that the council speaks for, drawn. */
export function RegionSection({ address }: { address: string }) {
  return (
    <Section
      heading="El Este, de punta a punta"
      intro="Del río Higuamo a Punta Cana: San Pedro de Macorís, La Romana, La Altagracia, El Seibo y Hato Mayor."
    >
      <div className="grid items-center gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-12">
        <RegionMap />
        {address ? (
          <p className="border-l-3 border-sun pl-4">
            <strong className="block">Nuestra oficina</strong>
            <span className="text-muted">{address}</span>
          </p>
        ) : null}
      </div>
    </Section>
  );
}
