import { isMintlineError } from '@mintline/core'
import {
  type CollectionInfo,
  editionsDeploymentAddress,
  fetchCollectionInfo,
  symbolOwner,
} from '@mintline/solana'
import type { Connection } from '@solana/web3.js'

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

/** A symbol's owner and collection on chain. */
interface SymbolHolder {
  /** Base58. */
  owner: string
  /** Base58; undefined if the collection has no controls, so that it was not completed here. */
  groupMint: string | undefined
}

/** A symbol's availability. */
export type SymbolState =
  /** Nothing entered, or the node does not answer. */
  | { status: 'unknown' }
  | { status: 'checking' }
  | { status: 'free' }
  /** Taken, possibly by the connected wallet. */
  | { status: 'taken'; owner: string; isOwn: boolean }
  /** Taken by an earlier attempt from here, which landed after all: deploying resumes it. */
  | { status: 'resumable' }

/** Wallet that wants a symbol, with its earlier attempts. */
export interface SymbolRequest {
  /** Base58; undefined = nobody is connected. */
  wallet: string | undefined
  /** Group mints from earlier attempts. */
  groupMints: readonly string[]
}

/** Returns the state for a symbol on chain: taken, unless an earlier attempt took it. */
export function heldSymbolState(
  { owner, groupMint }: SymbolHolder,
  { wallet, groupMints }: SymbolRequest,
): SymbolState {
  const isOwn = owner === wallet
  return isOwn && groupMint !== undefined && groupMints.includes(groupMint)
    ? { status: 'resumable' }
    : { status: 'taken', owner, isOwn }
}
