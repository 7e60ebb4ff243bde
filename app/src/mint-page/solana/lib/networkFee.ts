import type { AskOptions } from '@mintline/core/node'
import {
  type CollectionInfo,
  fetchRent,
  firstMintRent,
  LAMPORTS_PER_SIGNATURE,
} from '@mintline/solana'
import type { ReadConnection } from '@mintline/solana/reads'

/** Fetches about what a wallet's first item costs besides its price, in lamports: rent, and one signature. */
export async function fetchUsualMintFee(
  connection: ReadConnection,
  collection: CollectionInfo,
  options: AskOptions,
): Promise<bigint> {
  const rentOf = await fetchRent(connection, options)
  return firstMintRent(collection, rentOf) + LAMPORTS_PER_SIGNATURE
}
