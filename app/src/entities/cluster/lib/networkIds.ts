import { APTOS_NETWORKS, BLOCKCHAINS, isEvmBlockchain, NETWORKS } from '@mintline/core/networks'
import { PUBLIC_NETWORKS } from './cluster.ts'

/** Returns the ids (slugs) of all networks whose nodes a host can set. */
export function networkIds(): string[] {
  const evm = BLOCKCHAINS.filter(isEvmBlockchain).flatMap((blockchain) => NETWORKS[blockchain])
  return [...PUBLIC_NETWORKS, ...evm, ...APTOS_NETWORKS].map(({ slug }) => slug)
}
