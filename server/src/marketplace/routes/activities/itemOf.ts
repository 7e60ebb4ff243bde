import type { ItemParts } from '@mintline/core/identifiers'
import { ApiError } from '../../../http/apiError.ts'
import { InputFault } from '../../../http/parsing/inputFault.ts'
import { parseInput } from '../../../http/parsing/parseInput.ts'
import type { ByItemActivityFilter } from '../../schemas/activityRequests.ts'

const FILTER = 'activityPageRequest.filter'

/**
 * Returns a filter's item: by its id, or by its contract and number. Items with their own address have no number.
 *
 * @throws ApiError 400 if the filter names no item
 */
export function itemOf({ itemId, address, tokenId }: ByItemActivityFilter): ItemParts {
  if (itemId !== undefined) return itemId
  if (address === undefined) {
    throw new ApiError('validation', `${FILTER} names no item: it needs itemId or address`)
  }
  const id = tokenId === undefined ? address : `${address}:${tokenId}`
  try {
    return parseInput('ItemId', id)
  } catch (fault) {
    if (!(fault instanceof InputFault)) throw fault
    throw new ApiError(fault.kind, `${FILTER}.address ${fault.message}`)
  }
}
