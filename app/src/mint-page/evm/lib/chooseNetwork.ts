import { type EvmNetwork, isBlockchain, isEvmBlockchain, networksOf } from '@mintline/core/networks'

/**
 * The network of a drop; undefined if its blockchain has no such network.
 *
 * @param drop Union id: `BASE:0x…`.
 * @param slug Undefined = the mainnet.
 */
export function chooseNetwork(drop: string, slug: string | undefined): EvmNetwork | undefined {
  const [blockchain] = drop.split(':', 1)
  if (!isBlockchain(blockchain) || !isEvmBlockchain(blockchain)) return undefined
  const networks = networksOf(blockchain)
  return slug === undefined ? networks[0] : networks.find((network) => network.slug === slug)
}

/** Name of a network, with "Mainnet" for mainnets. */
export function networkName({ name, testnet }: EvmNetwork): string {
  return testnet ? name : `${name} Mainnet`
}
