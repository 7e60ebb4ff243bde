import { ECLIPSE_NETWORKS } from './list/eclipse.ts'
import { SOLANA_NETWORKS } from './list/solana.ts'
import type { SolanaNetwork } from './network.ts'

/**
 * Returns the Solana or Eclipse network with this genesis hash, in base58 as from `getGenesisHash`. Undefined for any
 * other, such as a local network, which creates its own.
 */
export function networkByGenesisHash(genesisHash: string): SolanaNetwork | undefined {
  return [...SOLANA_NETWORKS, ...ECLIPSE_NETWORKS].find(
    (network) => network.genesisHash === genesisHash,
  )
}
