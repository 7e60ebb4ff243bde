import { contractRead, withSelector } from '@mintline/evm'
import { type Hex, parseAbiItem } from 'viem'
import { LAZY_INTERFACES } from '../../../orders/assets/lazyInterfaces.ts'
import type { TokenStandard } from '../../decode/evm/transfersOf.ts'

const SUPPORTS_INTERFACE = withSelector(
  parseAbiItem('function supportsInterface(bytes4 id) view returns (bool)'),
)
const NAME = withSelector(parseAbiItem('function name() view returns (string)'))
const SYMBOL = withSelector(parseAbiItem('function symbol() view returns (string)'))
const OWNER = withSelector(parseAbiItem('function owner() view returns (address)'))
const CONTRACT_URI = withSelector(parseAbiItem('function contractURI() view returns (string)'))
const ROYALTY_INFO = withSelector(
  parseAbiItem(
    'function royaltyInfo(uint256 id, uint256 price) view returns (address receiver, uint256 amount)',
  ),
)
const TOKEN_URI = withSelector(parseAbiItem('function tokenURI(uint256 id) view returns (string)'))
const URI = withSelector(parseAbiItem('function uri(uint256 id) view returns (string)'))
const DECIMALS = withSelector(parseAbiItem('function decimals() view returns (uint8)'))

/** Price to query royalties for, so that they come as basis points. */
export const WHOLE = 10_000n

/** ERC-165: whether a contract implements an interface. */
export const supportsInterface = (contract: string, id: Hex) =>
  contractRead(contract, SUPPORTS_INTERFACE, [id])

/**
 * A collection's facts: ERC-173, ERC-2981, ERC-7572, whether it mints lazily, and ERC-721's names, which other
 * contracts have, too.
 */
export const collectionReads = (contract: string, standard: TokenStandard) => ({
  name: contractRead(contract, NAME),
  symbol: contractRead(contract, SYMBOL),
  owner: contractRead(contract, OWNER),
  uri: contractRead(contract, CONTRACT_URI),
  royalty: royaltyInfo(contract, 0n),
  mintsLazily: supportsInterface(contract, LAZY_INTERFACES[standard]),
})

/** An item's royalties: ERC-2981. */
export const royaltyInfo = (contract: string, tokenId: bigint) =>
  contractRead(contract, ROYALTY_INFO, [tokenId, WHOLE])

/** Metadata address for an ERC-721 item. */
export const tokenUri = (contract: string, tokenId: bigint) =>
  contractRead(contract, TOKEN_URI, [tokenId])

/** Metadata address for an ERC-1155 item; `{id}` in it stands for the token id. */
export const uriOfToken = (contract: string, tokenId: bigint) =>
  contractRead(contract, URI, [tokenId])

/** An ERC-20 token's facts. */
export const currencyReads = (contract: string) => ({
  symbol: contractRead(contract, SYMBOL),
  decimals: contractRead(contract, DECIMALS),
})
