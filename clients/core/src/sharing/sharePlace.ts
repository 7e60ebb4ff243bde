import { isShortName, type SharedDrop } from './shareFile.ts'

/** A share page's folder, and the mint page that it leads to. */
export type SharePlace = Pick<SharedDrop, 'target' | 'folders'>

/** A collection that is found by its symbol. */
interface SymbolPlace {
  readonly symbol: string
  /** Its deployment. */
  readonly address: string
  /** Cluster id, as in the console. */
  readonly cluster: string
}

/** Returns the place for a collection on Solana or Eclipse. */
export function placeBySymbol({ symbol, address, cluster }: SymbolPlace): SharePlace {
  const collection = isShortName(symbol) ? symbol : address
  return { target: { collection, cluster }, folders: [collection, address] }
}

/** A network with drops that are found by their address. */
export interface AddressedNetwork {
  readonly blockchain: string
  readonly slug: string
}

/** A drop that is found by its address. */
export interface AddressPlace<Network extends AddressedNetwork = AddressedNetwork> {
  readonly network: Network
  readonly address: string
  /** Undefined = none. */
  readonly tokenId?: bigint | string | undefined
}

/** Returns the place for a drop on another blockchain. */
export function placeByAddress({ network, address, tokenId }: AddressPlace): SharePlace {
  const { blockchain, slug } = network
  const parts = tokenId === undefined ? [address] : [address, tokenId]
  return {
    target: { collection: [blockchain, ...parts].join(':'), network: slug },
    folders: [[slug, ...parts].join('-')],
  }
}

/** An address, and a token id of at most 78 digits. */
const PARTS = /^(0x[0-9a-f]{1,64})(?:[:-](\d{1,78}))?$/i

/**
 * Reads a share page's name: a drop's union id or its folder. No symbol is as long as one.
 *
 * @param networks Those that the page's host serves.
 * @returns Undefined for any other name, and for other networks.
 */
export function readAddressPlace<Network extends AddressedNetwork>(
  name: string,
  networks: readonly Network[],
): AddressPlace<Network> | undefined {
  for (const network of networks) {
    for (const prefix of [`${network.blockchain}:`, `${network.slug}-`]) {
      const parts = name.startsWith(prefix) ? PARTS.exec(name.slice(prefix.length)) : null
      const [, address, tokenId] = parts ?? []
      if (address !== undefined) return { network, address, tokenId }
    }
  }
  return undefined
}
