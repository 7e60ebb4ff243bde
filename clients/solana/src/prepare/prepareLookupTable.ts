import type { AskOptions } from '@mintline/core'
import type { Connection } from '@solana/web3.js'
import type { PlanFor } from '../plans/collection/requireRole.ts'
import { type LookupTablePlan, planLookupTable } from '../plans/lookupTable/planLookupTable.ts'
import { fetchLookupTable } from '../reads/fetchLookupTable.ts'
import { fetchTableFacts } from './fetchTableFacts.ts'

/** A collection that gets a lookup table. */
export interface PrepareLookupTableInput extends PlanFor {
  /**
   * A table from an earlier attempt that the collection does not name yet, in base58. It is completed, since its rent
   * is paid. Undefined = none.
   */
  readonly begun?: string | undefined
}

/**
 * Plans a collection's lookup table, which makes room for longer merkle proofs in mints: creates it, or completes or
 * replaces the existing one. Has no transactions if it is complete.
 *
 * @throws What `planLookupTable` throws.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function prepareLookupTable(
  connection: Connection,
  { begun, ...target }: PrepareLookupTableInput,
  options: AskOptions = {},
): Promise<LookupTablePlan> {
  const [facts, started] = await Promise.all([
    fetchTableFacts(connection, target.info, options),
    begun === undefined ? undefined : fetchLookupTable(connection, begun, options),
  ])
  const lookupTable = started?.table ?? facts.lookupTable
  return planLookupTable({ ...target, ...facts, lookupTable })
}
