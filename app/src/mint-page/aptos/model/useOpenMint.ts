import { resumeMint } from '@mintline/aptos'
import type { ResolvedMint } from '../../lib/followedMint.ts'
import { useFollowedMint } from '../../model/useFollowedMint.ts'
import { failureOf, isUnknown } from '../lib/mintOutcome.ts'
import type { OpenMint } from '../lib/openMint.ts'
import { useAptos } from './aptosContext.ts'
import { openMints } from './openMintStore.ts'

/**
 * Follows mints whose outcome was not shown, one by one. Sends one that was signed and not sent.
 *
 * @param chainId Chain id of the drop's network, where its mints are.
 */
export function useOpenMint(contract: string, chainId: number) {
  const { connection, machines, scope } = useAptos()
  const resolve = async (
    { hash, serialized, quantity }: OpenMint,
    signal: AbortSignal,
  ): Promise<ResolvedMint> => {
    try {
      const signed = { contract, machines, hash, serialized, quantity: BigInt(quantity) }
      return { status: 'minted', result: await resumeMint(connection, signed, { signal }) }
    } catch (failure) {
      signal.throwIfAborted()
      if (isUnknown(failure)) throw failure
      return { status: 'failed', end: failureOf(failure) }
    }
  }
  return useFollowedMint({
    scope,
    pending: () => openMints.of((mint) => mint.contract === contract && mint.chainId === chainId),
    resolve,
    forget: openMints.forget,
  })
}
