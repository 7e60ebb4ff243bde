import { resumeMint } from '@mintline/aptos'
import { resources } from '#entities/metadata/lib/pictureUrl.ts'
import { resolvedMint } from '../../lib/followedMint.ts'
import { useFollowedMint } from '../../model/useFollowedMint.ts'
import { isUnknown } from '../lib/mintOutcome.ts'
import { useAptos } from './aptosContext.ts'
import { openMints } from './openMints.ts'

/**
 * Follows mints whose outcome was not shown, one by one. Sends one that was signed and not sent.
 *
 * @param chainId Chain id of the drop's network, where its mints are.
 */
export function useOpenMint(contract: string, chainId: number) {
  const { connection, machines, scope } = useAptos()
  return useFollowedMint({
    scope,
    store: openMints,
    drop: { contract, chainId },
    resolve: ({ hash, serialized, quantity }, signal) => {
      const signed = { contract, machines, hash, serialized, resources, quantity: BigInt(quantity) }
      const resume = () => resumeMint(connection, signed, { signal })
      return resolvedMint(resume, { signal, isUnknown })
    },
  })
}
