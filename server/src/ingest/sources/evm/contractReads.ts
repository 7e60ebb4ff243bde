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

/** Price of which royalties are asked, so that they come as basis points. */
export const WHOLE = 10_000n

/** ERC-165: tells whether a contract implements an interface. */
export const supportsInterface = (contract: string, id: Hex) =>
  contractRead(contract, SUPPORTS_INTERFACE, [id])

/**
 * Facts of a collection: ERC-173, ERC-2981, ERC-7572, whether it mints lazily, and the names of ERC-721 that other contracts
 * have, too.
 */
export const collectionReads = (contract: string, standard: TokenStandard) => ({
  name: contractRead(contract, NAME),
  symbol: contractRead(contract, SYMBOL),
  owner: contractRead(contract, OWNER),
  uri: contractRead(contract, CONTRACT_URI),
  royalty: royaltyInfo(contract, 0n),
  mintsLazily: supportsInterface(contract, LAZY_INTERFACES[standard]),
})

/** Royalties of an item: ERC-2981. */
export const royaltyInfo = (contract: string, tokenId: bigint) =>
  contractRead(contract, ROYALTY_INFO, [tokenId, WHOLE])

/** Address of the metadata of an item of ERC-721. */
export const tokenUri = (contract: string, tokenId: bigint) =>
  contractRead(contract, TOKEN_URI, [tokenId])

/** Address of the metadata of an item of ERC-1155; `{id}` in it stands for the token id. */
export const uriOfToken = (contract: string, tokenId: bigint) =>
  contractRead(contract, URI, [tokenId])

/** Facts of an ERC-20 token. */
export const currencyReads = (contract: string) => ({
  symbol: contractRead(contract, SYMBOL),
  decimals: contractRead(contract, DECIMALS),
})
