import type { Address } from 'viem'
import type { OrderAssetType } from '../assets/orderAsset.ts'
import type { Exchange } from './exchange.ts'

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
