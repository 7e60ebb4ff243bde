import { CLUSTERS } from '../cluster/clusterNames.ts'
import type { Cluster } from '../cluster/resolveCluster.ts'
import { usageError } from '../commands/optionValues.ts'

type PayingNetwork = Pick<Cluster, 'name' | 'network' | 'currency' | 'isMainnet'>

/** Irys node that is paid on Solana's mainnet. */
const NODE = 'https://uploader.irys.xyz'
/** Irys node that is paid on Solana's devnet. */
const DEVNET_NODE = 'https://devnet.irys.xyz'

/**
 * Returns the Irys node to pay on a network.
 *
 * @param given The user's address. Default: the network's node.
 * @throws USAGE_INVALID if there is none, or it is paid on another network
 */
export function irysNodeOn(
  { name, network, currency, isMainnet }: PayingNetwork,
  given?: string,
): string {
  if (currency !== 'SOL') {
    throw usageError(
      '--irys and --arweave are paid in SOL: name a network of Solana with --cluster',
    )
  }
  if (given !== undefined) {
    if (!isMainnet || !isDevnetNode(given)) return given
    throw usageError(`${DEVNET_NODE} is paid with SOL of the devnet, and ${name} has real money`)
  }
  if (network?.slug === CLUSTERS.mainnet) return NODE
  if (network?.slug === CLUSTERS.devnet) return DEVNET_NODE
  throw usageError(`Irys has no node for ${name}: name one with --irys <url>`)
}

/** Returns true for the node that does not keep files. */
export function isDevnetNode(address: string): boolean {
  return new URL(address).host === new URL(DEVNET_NODE).host
}
