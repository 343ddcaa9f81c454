import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    scale: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '1,50,500' },
    minutes: { type: 'string', default: '5' },
    rate: { type: 'string', default: '20' },
    profile: { type: 'string' },
  },
});

export const options = {
  /** Beside the demo data, a database with a million posts. */
  large: values.large,
  /** How much of the large database is loaded. */
  scale: Number(values.scale),
  /** Parts of names, separated by commas; all where there is none. */
  only: values.only.split(',').filter(Boolean),
  seconds: Number(values.seconds),
  connections: values.connections.split(',').map(Number),
  /** Of load while memory and connections are watched. */
  minutes: Number(values.minutes),
  /** Requests in a second of the soak test. */
  rate: Number(values.rate),
  /** Name of the scenario whose CPU profile is written. */
  profile: values.profile,
};

export function isChosen(name: string): boolean {
  if (options.profile) return name === options.profile;
  return options.only.length === 0 || options.only.some((part) => name.includes(part));
}
