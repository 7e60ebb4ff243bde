import { formatCollectionId } from '@mintline/core/identifiers'
import { ServerError } from '../../errors/serverError.ts'
import type { OrderSides } from '../orderSides.ts'
import type { OrderChecks } from './orderRules.ts'

/**
 * Checks that the collection lets its items be moved.
 *
 * @throws `COLLECTION_PAUSED`
 */
export async function checkPaused(
  { nft }: OrderSides,
  { node, blockchain }: OrderChecks,
): Promise<void> {
  const { contract } = nft.type
  if (!(await node.isPaused(contract))) return
  const collection = formatCollectionId({ blockchain, contract })
  throw new ServerError('COLLECTION_PAUSED', { collection })
}
