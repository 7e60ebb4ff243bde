import { type EvmConnection, fetchTransaction, findClaim, resumeMint } from '@mintline/evm'
import { resources } from '#entities/metadata/lib/pictureUrl.ts'
import { resolvedMint } from '../../lib/followedMint.ts'
import { useFollowedMint } from '../../model/useFollowedMint.ts'
import { isUnknown } from '../lib/mintOutcome.ts'
import { useEvm } from './evmContext.ts'
import { type OpenMint, openMints } from './openMints.ts'
import { useEvmConnection } from './useEvmConnection.ts'

/** Follows mints whose outcome was not shown, one by one. */
export function useOpenMint(contract: string) {
  const { network, scope } = useEvm()
  const connection = useEvmConnection()
  return useFollowedMint({
    scope,
    store: openMints,
    drop: { contract, chainId: network.chainId },
    resolve: async (mint, signal) => {
      const hash = await findOpenMint(connection, mint, signal)
      if (hash !== mint.hash) openMints.remember({ ...mint, hash })
      const { wallet, mintTo } = mint
      const sent = { contract, hash, wallet, mintTo, resources, quantity: BigInt(mint.quantity) }
      return resolvedMint(() => resumeMint(connection, sent, { signal }), {
        signal,
        isUnknown: (error) => isUnknown(error, { hash, wasAsked: true }),
      })
    },
  })
}

/**
 * Finds the claim for a mint whose outcome was not shown, and returns its hash: the one that its wallet returned, or,
 * if the node does not have that, the wallet's first claim since, which may have replaced it.
 *
 * @throws Error that says what to do if none is found.
 */
async function findOpenMint(
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
