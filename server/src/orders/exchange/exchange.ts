import type { Blockchain } from '@mintline/core/networks'
import type { Address } from 'viem'
import { ServerError } from '../../errors/serverError.ts'
import type { OrderAssetType } from '../assets/orderAsset.ts'

/** The platform's exchange on a blockchain. */
export interface Exchange {
  /** Name and version in the EIP-712 domain. */
  readonly name: string
  readonly version: string
  readonly chainId: number
  readonly contract: Address
  /** Contracts that makers approve, by the asset they move. */
  readonly proxies: {
    readonly nft: Address
    readonly erc20: Address
    /** Undefined = lazy items and punks are not traded. */
    readonly erc721Lazy?: Address | undefined
    readonly erc1155Lazy?: Address | undefined
    readonly punks?: Address | undefined
  }
  /** The platform's fee in basis points. */
  readonly fee: number
}

/** Exchanges by blockchain. */
export type Exchanges = Readonly<Partial<Record<Blockchain, Exchange>>>

/**
 * Returns the exchange on a blockchain.
 *
 * @throws `NO_EXCHANGE` if none is configured
 */
export function exchangeOn(exchanges: Exchanges, blockchain: Blockchain): Exchange {
  const exchange = exchanges[blockchain]
  if (exchange === undefined) throw new ServerError('NO_EXCHANGE', { blockchain })
  return exchange
}

/** Returns the contract that moves an asset for an exchange; undefined if none does. */
export function proxyOf({ proxies }: Exchange, type: OrderAssetType): Address | undefined {
  switch (type.kind) {
    case 'ERC20':
      return proxies.erc20
    case 'ERC721':
    case 'ERC1155':
      return proxies.nft
    case 'ERC721_LAZY':
      return proxies.erc721Lazy
    case 'ERC1155_LAZY':
      return proxies.erc1155Lazy
    case 'CRYPTO_PUNKS':
      return proxies.punks
    default:
      return undefined
  }
}
