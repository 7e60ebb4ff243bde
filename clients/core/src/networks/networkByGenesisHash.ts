import { ECLIPSE_NETWORKS } from './list/eclipse.ts'
import { SOLANA_NETWORKS } from './list/solana.ts'
import type { SolanaNetwork } from './network.ts'

/**
 * The network of Solana or Eclipse whose first block has this hash, as `getGenesisHash` answers it
 * in base58. Undefined for any other, such as a local network, which makes up its own.
 */
export function networkByGenesisHash(genesisHash: string): SolanaNetwork | undefined {
  return [...SOLANA_NETWORKS, ...ECLIPSE_NETWORKS].find(
    (network) => network.genesisHash === genesisHash,
  )
}
