import type { AskOptions } from '@mintline/core'
import type { Connection } from '@solana/web3.js'
import type { PlanFor } from '../plans/collection/requireRole.ts'
import { type LookupTablePlan, planLookupTable } from '../plans/lookupTable/planLookupTable.ts'
import { fetchLookupTable } from '../reads/fetchLookupTable.ts'
import { fetchTableFacts } from './fetchTableFacts.ts'

/** A collection for which to plan a lookup table. */
export interface PrepareLookupTableInput extends PlanFor {
  /**
   * Base58 address of a table from an earlier attempt that the collection does not name yet, which is completed, since
   * its rent is paid. Undefined = none.
   */
  readonly begun?: string | undefined
}

/**
 * Plans the lookup table of a collection, which makes room for longer merkle proofs in mints: creates it, or completes
 * or replaces the existing one. Without transactions where it is complete.
 *
 * @throws What `planLookupTable` throws.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
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
