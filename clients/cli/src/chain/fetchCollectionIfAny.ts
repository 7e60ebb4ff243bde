import { isMintlineError } from '@mintline/core'
import { type CollectionInfo, fetchCollectionInfo } from '@mintline/solana'
import type { Connection } from '@solana/web3.js'

/** Fetches the collection at a deployment's address; undefined if there is none. */
export async function fetchCollectionIfAny(
  connection: Connection,
  deployment: string,
): Promise<CollectionInfo | undefined> {
  try {
    return await fetchCollectionInfo(connection, deployment)
  } catch (error) {
    if (isMintlineError(error, 'EDITIONS_NOT_FOUND')) return undefined
    throw error
  }
}
