import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { MAX_PHASES } from '../limits.ts'
import { deriveMinterStats, deriveMinterStatsPhase } from '../pda/derivedAddresses.ts'
import type { ReadConnection, StoredAccount } from '../rpc/readConnection.ts'
import { fetchWithDeployment } from './fetchWithDeployment.ts'
import { decodeMinterStats } from './records/minterStats.ts'

/** Whose counters to fetch, and for which phases. */
export interface MinterStatsQuery {
  /** Symbol or any address of the collection: see `findDeployment`. */
  readonly deployment: string
  readonly wallet: string
  /** Default: as many as a collection can have. */
  readonly phaseIndexes?: readonly number[]
}

/** A wallet's counters. */
export interface MinterStats {
  /** Items in the collection, over all phases. */
  readonly mintCount: bigint
  /** Items in each requested phase, in that order. */
  readonly phases: readonly { readonly phaseIndex: number; readonly mintCount: bigint }[]
}

/**
 * Fetches how many items a wallet has minted in a collection and in its phases, in one request. Items bought, sold or
 * burned make no difference.
 *
 * @throws INVALID_ADDRESS for the wallet, EDITIONS_NOT_FOUND, NOT_EDITIONS_ACCOUNT, NODE_NOT_AVAILABLE, NODE_REFUSED,
 * or the signal's reason.
 */
export async function fetchMinterStats(
  connection: ReadConnection,
  { deployment, wallet, phaseIndexes = EVERY_PHASE }: MinterStatsQuery,
  options: AskOptions = {},
): Promise<MinterStats> {
  const minter = solanaAddress(wallet)
  const addressesOf = (found: SolanaAddress) => [
    deriveMinterStats(found, minter),
    ...phaseIndexes.map((index) => deriveMinterStatsPhase(found, minter, index)),
  ]
  const query = { collection: deployment, addressesOf }
  const { others } = await fetchWithDeployment(connection, query, options)
  const [total, ...phases] = others
  return {
    mintCount: mintCountOf(total),
    phases: phaseIndexes.map((phaseIndex, at) => ({
      phaseIndex,
      mintCount: mintCountOf(phases[at]),
    })),
  }
}

const EVERY_PHASE = Array.from({ length: MAX_PHASES }, (_, index) => index)

/** The first mint creates the counter. */
function mintCountOf(counter: StoredAccount | undefined): bigint {
  return counter ? decodeMinterStats(counter).mintCount : 0n
}
