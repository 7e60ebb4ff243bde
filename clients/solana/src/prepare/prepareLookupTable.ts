import { type AskOptions, askNode } from '@mintline/core/node'
import type { Connection } from '@solana/web3.js'
import type { PlanFor } from '../plans/collection/requireRole.ts'
import {
  type LookupTableInput,
  type LookupTablePlan,
  planLookupTable,
} from '../plans/lookupTable/planLookupTable.ts'
import { collectionLookupTable } from '../reads/clientFields.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import { fetchLookupTable } from '../reads/fetchLookupTable.ts'
import { fetchTokensOfPhases, type PriceTokenFacts } from '../reads/fetchPriceTokens.ts'
import { fetchRent } from '../reads/fetchRent.ts'

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

/**
 * Fetches facts to plan a lookup table: the existing table, the tokens of prices, a slot for a new table, and the
 * cluster's rent.
 */
export async function fetchTableFacts(
  connection: Connection,
  info: CollectionInfo,
  options: AskOptions = {},
): Promise<
  Pick<LookupTableInput, 'lookupTable' | 'recentSlot' | 'rentOf'> & {
    readonly tokens: readonly PriceTokenFacts[]
  }
> {
  const named = collectionLookupTable(info)
  const [read, tokens, recentSlot, rentOf] = await Promise.all([
    named === undefined ? undefined : fetchLookupTable(connection, named, options),
    fetchTokensOfPhases(connection, info.phases, options),
    // A slot that is not finalized may still be skipped.
    askNode('getSlot', () => connection.getSlot('finalized'), options),
    fetchRent(connection, options),
  ])
  return { lookupTable: read?.table, tokens: [...tokens.values()], recentSlot, rentOf }
}
