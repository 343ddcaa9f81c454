import * as z from 'zod/mini';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import * as contractModules from './contract-modules.ts';

/** Plain texts and numbers stay where they are used. */
const NAMED_TYPES = new Set(['object', 'enum', 'union', 'array', 'optional', 'nullable']);

interface ContractNames {
  /** `ForumPost` for the exported `forumPost`. */
  schemas: z.core.$ZodRegistry<{ id: string }>;
  /** `createPost`: the key in its contract. */
  operations: Map<AnyEndpoint, string>;
}

/** The names that the contract's modules give to what they export. */
export function readContractNames(): ContractNames {
  const names: ContractNames = { schemas: z.registry(), operations: new Map() };
  for (const [name, exported] of Object.values(contractModules).flatMap((module) => Object.entries<unknown>(module))) {
    if (exported instanceof z.core.$ZodType) {
      if (NAMED_TYPES.has(exported._zod.def.type)) {
        names.schemas.add(exported, { id: name.charAt(0).toUpperCase() + name.slice(1) });
      }
    } else if (name.endsWith('Contract')) {
      for (const [key, endpoint] of Object.entries(exported as Record<string, AnyEndpoint>)) {
        names.operations.set(endpoint, key);
      }
    }
  }
  return names;
}
