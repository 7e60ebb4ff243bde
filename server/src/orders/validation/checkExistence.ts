import { formatCollectionId, formatItemId } from '@mintline/core/identifiers'
import { type Address, erc721Abi, erc1155Abi, type Hex, parseAbi, zeroAddress } from 'viem'
import { collectionKey, itemKey } from '../../database/keys/index.ts'
import { SIDES } from '../../database/orderKinds.ts'
import { ServerError } from '../../errors/serverError.ts'
import type { Reader } from '../../read-model/reader.ts'
import { type ItemType, isLazy } from '../assets/orderAsset.ts'
import { type OrderNode, PUNKS } from '../orderNode.ts'
import type { PlacedOrder } from '../placed/placedOrder.ts'

/** ERC-1155 supply extension. */
const COUNTED = parseAbi(['function exists(uint256) view returns (bool)'])
const STANDARDS: readonly Hex[] = ['0x80ac58cd', '0xd9b67a26']
/** ERC-165 id that no contract implements. */
const NO_INTERFACE: Hex = '0xffffffff'

/**
 * Checks that a bid is for an existing item or collection, and that a lazy item's collection exists. The database is
 * asked first, then the blockchain. A listing for any other item needs no check: without an owner it stays inactive.
 *
 * @throws `ORDER_FOR_NOTHING`, and node errors
 */
export async function checkExistence(
  reader: Reader,
  node: OrderNode,
  { blockchain, sides }: Pick<PlacedOrder, 'blockchain' | 'sides'>,
): Promise<void> {
  const { type } = sides.nft
  const { contract } = type
  if (isLazy(type) || !('tokenId' in type)) {
    const id = { blockchain, contract }
    if (
      (await isCollectionKnown(reader, collectionKey(id))) ||
      (await isCollection(node, contract))
    ) {
      return
    }
    throw new ServerError('ORDER_FOR_NOTHING', { id: formatCollectionId(id) })
  }
  if (SIDES[sides.side].isListing) return
  const id = { blockchain, contract, tokenId: type.tokenId }
  if ((await isItemKnown(reader, itemKey(id))) || (await isItem(node, type))) return
  throw new ServerError('ORDER_FOR_NOTHING', { id: formatItemId(id) })
}

const isCollectionKnown = async (reader: Reader, id: Buffer): Promise<boolean> =>
  (await reader.selectFrom('collections').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined

/** Returns true for an item in the database, unless it was burned: it may be minted again. */
async function isItemKnown(reader: Reader, id: Buffer): Promise<boolean> {
  const row = await reader
    .selectFrom('items')
    .select('id')
    .where('id', '=', id)
    .where('deleted', '=', false)
    .executeTakeFirst()
  return row !== undefined
}

async function isCollection(node: OrderNode, contract: Address): Promise<boolean> {
  const [isAnything, ...answers] = await Promise.all(
    [NO_INTERFACE, ...STANDARDS].map((id) =>
      node.ask<boolean>(contract, erc1155Abi, 'supportsInterface', [id]),
    ),
  )
  return isAnything !== true && answers.includes(true)
}

async function isItem(node: OrderNode, { kind, contract, tokenId }: ItemType): Promise<boolean> {
  if (kind === 'ERC1155') {
    // Contracts that do not count copies cannot say whether an item exists.
    const exists = await node.ask<boolean>(contract, COUNTED, 'exists', [tokenId])
    return exists ?? isCollection(node, contract)
  }
  const owner =
    kind === 'ERC721'
      ? await node.ask<Address>(contract, erc721Abi, 'ownerOf', [tokenId])
      : await node.ask<Address>(contract, PUNKS, 'punkIndexToAddress', [tokenId])
  return owner !== undefined && owner !== zeroAddress
}
