/** A network that a link can name. */
interface NamedNetwork {
  readonly slug: string
  readonly name: string
  readonly testnet: boolean
}

/**
 * Returns the link's network; undefined if it does not exist.
 *
 * @param networks The networks for the drop's blockchain, mainnet first.
 * @param slug Undefined = the mainnet.
 */
export function chooseNetwork<Network extends NamedNetwork>(
  networks: readonly Network[],
  slug: string | undefined,
): Network | undefined {
  return slug === undefined ? networks[0] : networks.find((network) => network.slug === slug)
}

/** Returns a network's name, with "Mainnet" for mainnets. */
export function networkName({ name, testnet }: Omit<NamedNetwork, 'slug'>): string {
  return testnet ? name : `${name} Mainnet`
}
