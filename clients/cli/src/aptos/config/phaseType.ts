import type { AptosPhaseConfig } from './aptosSchema.ts'

/** Returns a phase's type: the given one, otherwise by whether it has a list or a root. */
export function phaseTypeOf({
  type,
  list,
  merkleRoot,
}: Pick<AptosPhaseConfig, 'type' | 'list' | 'merkleRoot'>): NonNullable<AptosPhaseConfig['type']> {
  if (type !== undefined) return type
  if (merkleRoot !== undefined) return 'merkleTree'
  return list === undefined ? 'public' : 'allowList'
}
