import { formatCollectionId } from '@mintline/core/identifiers'
import { collectionKey } from '../../database/keys/index.ts'
import { ServerError } from '../../errors/serverError.ts'
import type { OrderSides } from '../orderSides.ts'
import { isShared } from './isShared.ts'
import type { OrderChecks } from './orderRules.ts'

/**
 * A bid on any item is on a collection of one maker.
 *
 * @throws `COLLECTION_SHARED`
 */
export async function checkShared(
  { side, nft }: OrderSides,
  { reader, blockchain }: Pick<OrderChecks, 'reader' | 'blockchain'>,
): Promise<void> {
  if (side !== 'BID' || nft.type.kind !== 'COLLECTION') return
  const id = { blockchain, contract: nft.type.contract }
  if (!(await isShared(reader, collectionKey(id)))) return
  throw new ServerError('COLLECTION_SHARED', { collection: formatCollectionId(id) })
}
