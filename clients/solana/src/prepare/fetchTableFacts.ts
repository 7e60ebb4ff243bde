import { type AskOptions, askNode } from '@mintline/core'
import type { Connection } from '@solana/web3.js'
import type { LookupTableInput } from '../plans/lookupTable/planLookupTable.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import { collectionLookupTable } from '../reads/collectionLookupTable.ts'
import { fetchLookupTable } from '../reads/fetchLookupTable.ts'
import type { PriceTokenFacts } from '../reads/fetchPriceTokens.ts'
import { fetchRent } from '../reads/fetchRent.ts'
import { fetchTokensOfPhases } from '../reads/phaseTokens.ts'

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
