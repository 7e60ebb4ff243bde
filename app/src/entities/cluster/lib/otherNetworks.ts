import {
  APTOS_NETWORKS,
  type AptosNetwork,
  BLOCKCHAINS,
  type EvmNetwork,
  evmNetworksOf,
  isOnThisMachine,
} from '@mintline/core/networks'
import type { RuntimeConfig } from './runtimeConfig.ts'

/** A network on which the console sells besides Solana and Eclipse. */
export type OtherNetwork = { readonly nodeUrls: readonly string[] } & (
  | { readonly kind: 'evm'; readonly network: EvmNetwork }
  | {
      readonly kind: 'aptos'
      readonly network: AptosNetwork
      /** Has the host's drop machines. */
      readonly config: Pick<RuntimeConfig, 'aptos'>
    }
)

/**
 * Returns the other networks that can be chosen here: those on this machine if the host runs them, and on Aptos those
 * with a drop machine of the host.
 */
export function otherNetworksFrom({
  rpc,
  aptos,
}: Pick<RuntimeConfig, 'rpc' | 'aptos'>): OtherNetwork[] {
  const nodesOf = (network: EvmNetwork | AptosNetwork) => rpc.get(network.slug) ?? network.rpc
  const evm = BLOCKCHAINS.flatMap((blockchain) => evmNetworksOf(blockchain) ?? [])
    .filter((network) => !network.ended && (rpc.has(network.slug) || !isLocal(network)))
    .map((network) => ({ kind: 'evm', network, nodeUrls: nodesOf(network) }) as const)
  const onAptos = APTOS_NETWORKS.filter(({ slug }) => aptos?.[slug] !== undefined).map(
    (network) =>
      ({ kind: 'aptos', network, nodeUrls: nodesOf(network), config: { aptos } }) as const,
  )
  const all = [...onAptos, ...evm]
  // Those beside the page come first.
  return [...all.filter(isBeside), ...all.filter((other) => !isBeside(other))]
}

/** Returns true for a network on this machine. */
export function isBeside({ network, nodeUrls }: OtherNetwork): boolean {
  return network.testnet && nodeUrls.every(isOnThisMachine)
}

function isLocal({ rpc }: EvmNetwork): boolean {
  return rpc.length > 0 && rpc.every(isOnThisMachine)
}
