import type { AskOptions } from '@mintline/core'
import { priceTokenOf } from '../limits.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import type { EditionPhase } from './collectionInfo.ts'
import { fetchPriceTokens, type PriceTokenFacts } from './fetchPriceTokens.ts'

/**
 * Fetches the tokens that phases are priced in, by mint, with one request; with none if all prices are in lamports.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export function fetchTokensOfPhases(
  connection: ReadConnection,
  phases: readonly EditionPhase[],
  options: AskOptions = {},
): Promise<ReadonlyMap<string, PriceTokenFacts>> {
  const mints = phases.flatMap((phase) => priceTokenOf(phase) ?? [])
  return fetchPriceTokens(connection, mints, options)
}
