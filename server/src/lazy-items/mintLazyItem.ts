import type { Kysely } from 'kysely'
import { hexToNumber } from 'viem'
import { collectionKey } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'
import { askEvmNode } from '../nodes/evmCall.ts'
import { type Nodes, nodeOf } from '../nodes/nodeUrls.ts'
import { checkLazyItem } from '../orders/validation/checkAssets.ts'
import { FIELD, type LazyItem } from './lazyItem.ts'
import { standardOf } from './lazyItemRow.ts'
import { mintRefusal } from './mintRefusal.ts'
import { isRegistered, refusal, storeLazyItem } from './storeLazyItem.ts'

/** Database and nodes for storing and checking lazy items. */
export interface LazyItemServices {
  readonly writer: Kysely<DB>
  readonly nodes: Nodes
}

/**
 * Registers an item that its creators signed, if its contract would mint it now. Registering the same item again
 * changes nothing.
 *
 * @returns false if the collection is not known
 * @throws `NO_NODE` and node errors; `INCORRECT_LAZY_ASSET`, `LAZY_ITEM_REFUSED`; then nothing is stored
 */
export async function mintLazyItem(
  { writer, nodes }: LazyItemServices,
  item: LazyItem,
): Promise<boolean> {
  const { id, type } = item
  const { blockchain } = id
  const node = nodeOf(nodes, blockchain)
  const collection = await writer
    .selectFrom('collections')
    .select('type')
    .where('id', '=', collectionKey(id))
    .executeTakeFirst()
  if (collection === undefined) return false
  if (collection.type !== standardOf(type)) {
    throw refusal(item, `it is of ${standardOf(type)}, and its collection of ${collection.type}`)
  }
  if (await isRegistered(writer, item)) return true
  const chainId = hexToNumber(await askEvmNode(node, 'eth_chainId', []))
  await checkLazyItem(FIELD, type, { blockchain, nodes, chainId })
  const reason = await mintRefusal(node, type)
  if (reason !== undefined) throw refusal(item, reason)
  await storeLazyItem(writer, item)
  return true
}
