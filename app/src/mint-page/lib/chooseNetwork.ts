/** A network that a link can name. */
interface NamedNetwork {
  readonly slug: string
  readonly name: string
  readonly testnet: boolean
}

/**
 * The network of a link; undefined if there is no such network.
 *
 * @param networks Those of the drop's blockchain, its mainnet first.
 * @param slug Undefined = the mainnet.
 */
export function chooseNetwork<Network extends NamedNetwork>(
  networks: readonly Network[],
  slug: string | undefined,
): Network | undefined {
  return slug === undefined ? networks[0] : networks.find((network) => network.slug === slug)
}

/** Name of a network, with "Mainnet" for mainnets. */
export function networkName({ name, testnet }: Omit<NamedNetwork, 'slug'>): string {
  return testnet ? name : `${name} Mainnet`
}
