import { ACCESS_MUTATIONS } from './access-mutations.ts';
import { ACCOUNT_MUTATIONS } from './account-mutations.ts';
import { ADDRESS_MUTATIONS } from './address-mutations.ts';
import { BACKUP_MUTATIONS } from './backup-mutations.ts';
import { DELETION_MUTATIONS } from './deletion-mutations.ts';
import { EDGE_MUTATIONS } from './edge-mutations.ts';
import { EDIT_MUTATIONS } from './edit-mutations.ts';
import { FACTOR_MUTATIONS } from './factor-mutations.ts';
import { FILE_MUTATIONS } from './file-mutations.ts';
import type { Mutation } from './mutation.ts';
import { OUTPUT_MUTATIONS } from './output-mutations.ts';
import { OVERLOAD_MUTATIONS } from './overload-mutations.ts';
import { PAGE_MUTATIONS } from './page-mutations.ts';
import { PRIVACY_MUTATIONS } from './privacy-mutations.ts';

export const CATALOGUE: Mutation[] = [
  ...ACCESS_MUTATIONS,
  ...ACCOUNT_MUTATIONS,
  ...ADDRESS_MUTATIONS,
  ...BACKUP_MUTATIONS,
  ...DELETION_MUTATIONS,
  ...EDGE_MUTATIONS,
  ...EDIT_MUTATIONS,
  ...FACTOR_MUTATIONS,
  ...FILE_MUTATIONS,
  ...OUTPUT_MUTATIONS,
  ...OVERLOAD_MUTATIONS,
  ...PAGE_MUTATIONS,
  ...PRIVACY_MUTATIONS,
];
