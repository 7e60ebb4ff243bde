import { resumeMint } from '@mintline/evm'
import type { ResolvedMint } from '../../lib/followedMint.ts'
import { useFollowedMint } from '../../model/useFollowedMint.ts'
import { failureOf, isUnknown } from '../lib/mintOutcome.ts'
import type { OpenMint } from '../lib/openMint.ts'
import { useEvm } from './evmContext.ts'
import { findOpenMint } from './findOpenMint.ts'
import { openMints, openMintsOf } from './openMintStore.ts'
import { useEvmConnection } from './useEvmConnection.ts'

/** Follows mints whose outcome was not shown, one by one. */
export function useOpenMint(contract: string) {
  const { network, scope } = useEvm()
  const connection = useEvmConnection()
  const resolve = async (mint: OpenMint, signal: AbortSignal): Promise<ResolvedMint> => {
    const hash = await findOpenMint(connection, mint, signal)
    if (hash !== mint.hash) openMints.remember({ ...mint, hash })
    try {
      const { wallet, mintTo } = mint
      const sent = { contract, hash, wallet, mintTo, quantity: BigInt(mint.quantity) }
      return { status: 'minted', result: await resumeMint(connection, sent, { signal }) }
    } catch (failure) {
      signal.throwIfAborted()
      if (isUnknown(failure, { hash, wasAsked: true })) throw failure
      return { status: 'failed', end: failureOf(failure) }
    }
  }
  return useFollowedMint({
    scope,
    pending: () => openMintsOf({ chainId: network.chainId, contract }),
    resolve,
    forget: openMints.forget,
  })
}
