import { contractRead, withSelector } from '@mintline/evm'
import { type AbiFunction, type Hex, parseAbi } from 'viem'
import { LAZY_INTERFACES } from '../../../orders/assets/lazyInterfaces.ts'
import type { TokenStandard } from '../../decode/evm/transfersOf.ts'

const [
  SUPPORTS_INTERFACE,
  NAME,
  SYMBOL,
  OWNER,
  CONTRACT_URI,
  ROYALTY_INFO,
  TOKEN_URI,
  URI,
  DECIMALS,
] = parseAbi([
  'function supportsInterface(bytes4 id) view returns (bool)',
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function owner() view returns (address)',
  'function contractURI() view returns (string)',
  'function royaltyInfo(uint256 id, uint256 price) view returns (address receiver, uint256 amount)',
  'function tokenURI(uint256 id) view returns (string)',
  'function uri(uint256 id) view returns (string)',
  'function decimals() view returns (uint8)',
])

/** Price of which royalties are asked, so that they come as basis points. */
export const WHOLE = 10_000n

/** ERC-165: tells whether a contract implements an interface. */
export const supportsInterface = (contract: string, id: Hex) =>
  read(contract, SUPPORTS_INTERFACE, [id])

/**
 * Facts of a collection: ERC-173, ERC-2981, ERC-7572, whether it mints lazily, and the names of ERC-721 that other contracts
 * have, too.
 */
export const collectionReads = (contract: string, standard: TokenStandard) => ({
  name: read(contract, NAME),
  symbol: read(contract, SYMBOL),
  owner: read(contract, OWNER),
  uri: read(contract, CONTRACT_URI),
  royalty: royaltyInfo(contract, 0n),
  mintsLazily: supportsInterface(contract, LAZY_INTERFACES[standard]),
})

/** Royalties of an item: ERC-2981. */
export const royaltyInfo = (contract: string, tokenId: bigint) =>
  read(contract, ROYALTY_INFO, [tokenId, WHOLE])

/** Address of the metadata of an item of ERC-721. */
export const tokenUri = (contract: string, tokenId: bigint) => read(contract, TOKEN_URI, [tokenId])

/** Address of the metadata of an item of ERC-1155; `{id}` in it stands for the token id. */
export const uriOfToken = (contract: string, tokenId: bigint) => read(contract, URI, [tokenId])

/** Facts of an ERC-20 token. */
export const currencyReads = (contract: string) => ({
  symbol: read(contract, SYMBOL),
  decimals: read(contract, DECIMALS),
})

function read<const Entry extends AbiFunction>(
  contract: string,
  entry: Entry,
  args: readonly unknown[] = [],
) {
  return contractRead(contract, withSelector(entry), args)
}
