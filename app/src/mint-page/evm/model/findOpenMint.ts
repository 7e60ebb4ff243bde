import { type EvmConnection, fetchTransaction, findClaim } from '@mintline/evm'
import type { OpenMint } from './openMints.ts'

/**
 * Finds the claim for a mint whose outcome was not shown, and returns its hash: the one that its wallet returned, or,
 * if the node does not have that, the wallet's first claim since, which may have replaced it.
 *
 * @throws Error that says what to do if none is found.
 */
export async function findOpenMint(
  connection: EvmConnection,
  { contract, wallet, quantity, mintTo, fromBlock, hash }: OpenMint,
  signal: AbortSignal,
): Promise<string> {
  const isKnown =
    hash !== undefined && (await fetchTransaction(connection, hash, { signal })) !== undefined
  if (isKnown) return hash
  const claim = {
    contract,
    wallet,
    mintTo,
    quantity: BigInt(quantity),
    fromBlock: BigInt(fromBlock),
  }
  const found = await findClaim(connection, claim, { signal })
  if (found === undefined) throw new Error(hash === undefined ? NOT_SENT : LOST)
  return found
}

const NOT_SENT =
  'Your wallet has not said whether it sent this mint. If its request is still open there, approve or reject it; if your wallet is a vault, its other owners may have to sign. This page goes on looking. Dismiss this once you have rejected it'

const LOST =
  'The network does not have this mint: the other owners of a vault may still have to sign it, your wallet may have cancelled it, or the network has dropped it. This page goes on looking. Dismiss this once your wallet no longer shows it as pending'
