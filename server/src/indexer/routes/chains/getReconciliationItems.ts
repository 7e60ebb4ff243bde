import { isBlockchain } from '@mintline/core/networks'
import { changedItems } from '../../../read-model/items/changedItems.ts'
import * as calls from '../../calls/reconciliation.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'

export const getReconciliationItems = route(
  calls.getReconciliationItems,
  async ({ blockchain, updatedAfterInclusive, updatedBeforeExclusive, ...input }, { reader }) => {
    if (!isBlockchain(blockchain)) return { entities: [] }
    const filter = { blockchain, from: updatedAfterInclusive, to: updatedBeforeExclusive }
    const { entries, next } = await changedItems(reader, filter, pageRequest(input))
    return { continuation: next, entities: [...entries] }
  },
)
