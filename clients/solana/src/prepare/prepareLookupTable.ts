import type { AskOptions } from '@mintline/core'
import type { Connection } from '@solana/web3.js'
import type { PlanFor } from '../plans/collection/requireRole.ts'
import { type LookupTablePlan, planLookupTable } from '../plans/lookupTable/planLookupTable.ts'
import { fetchLookupTable } from '../reads/fetchLookupTable.ts'
import { fetchTableFacts } from './fetchTableFacts.ts'

/** A collection that is to have a lookup table. */
export interface PrepareLookupTableInput extends PlanFor {
  /**
   * Base58 address of a table that an earlier try made and the collection does not name yet: it is gone on
   * with, since its rent is paid. Undefined = there is none.
   */
  readonly begun?: string | undefined
}

/**
 * Plans the lookup table of a collection, with which mints hold longer merkle proofs: makes it, or completes
 * or replaces the one that it has. No transaction where it is complete.
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
