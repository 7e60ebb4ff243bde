import { isMintlineError } from '@mintline/core'
import {
  type CollectionInfo,
  editionsDeploymentAddress,
  fetchCollectionInfo,
  symbolOwner,
} from '@mintline/solana'
import type { Connection } from '@solana/web3.js'
import type { SymbolHolder } from '../lib/symbolState.ts'

/** A symbol's owner, and its collection. */
interface HeldSymbol extends SymbolHolder {
  /** Undefined if it has no controls. */
  info: CollectionInfo | undefined
}

/**
 * Fetches a symbol's owner and collection; null if it is free.
 *
 * @param symbol 1 to 32 bytes.
 */
export async function readSymbolHolder(
  connection: Connection,
  symbol: string,
): Promise<HeldSymbol | null> {
  const owner = await symbolOwner(connection, symbol)
  if (owner === undefined) return null
  try {
    const deployment = editionsDeploymentAddress(symbol).toBase58()
    const info = await fetchCollectionInfo(connection, deployment)
    return { owner, groupMint: info.groupMint, info }
  } catch (error) {
    if (!isMintlineError(error, 'EDITIONS_CONTROLS_NOT_FOUND')) throw error
    return { owner, groupMint: undefined, info: undefined }
  }
}
