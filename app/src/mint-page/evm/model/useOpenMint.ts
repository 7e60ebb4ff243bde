import { resumeMint } from '@mintline/evm'
import { resources } from '#entities/metadata/lib/pictureUrl.ts'
import { resolvedMint } from '../../lib/followedMint.ts'
import { useFollowedMint } from '../../model/useFollowedMint.ts'
import { isUnknown } from '../lib/mintOutcome.ts'
import { useEvm } from './evmContext.ts'
import { findOpenMint } from './findOpenMint.ts'
import { openMints } from './openMints.ts'
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
