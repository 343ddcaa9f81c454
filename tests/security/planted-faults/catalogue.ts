import { ACCESS_FAULTS } from './access-faults.ts';
import { ACCOUNT_FAULTS } from './account-faults.ts';
import { ADDRESS_FAULTS } from './address-faults.ts';
import { EDGE_FAULTS } from './edge-faults.ts';
import { FACTOR_FAULTS } from './factor-faults.ts';
import { OUTPUT_FAULTS } from './output-faults.ts';
import type { PlantedFault } from './planted-fault.ts';
import { PRIVACY_FAULTS } from './privacy-faults.ts';

export const CATALOGUE: PlantedFault[] = [
  ...ACCESS_FAULTS,
  ...ACCOUNT_FAULTS,
  ...ADDRESS_FAULTS,
  ...EDGE_FAULTS,
  ...FACTOR_FAULTS,
  ...OUTPUT_FAULTS,
  ...PRIVACY_FAULTS,
];
