import { isBlockchain } from '@mintline/core/networks'
import { Type } from 'typebox'
import { Continuation, DateInput, PageSize } from '../http/contract/inputs.ts'
import { ref } from '../http/contract/model.ts'
import { changedItems } from '../read-model/items/changedItems.ts'
import { call } from './call.ts'
import { pageRequest } from './pageRequest.ts'
import { ReconciliationEntities } from './schemas/chains.ts'
import { Blockchain } from './schemas/enumerations.ts'

export const getReconciliationItems = call(
  {
    operationId: 'getReconciliationItems',
    summary: 'Items that changed within a time, in short',
    tag: 'Reconciliation',
    method: 'GET',
    path: '/v0.1/reconciliation/items',
    query: {
      blockchain: ref(Blockchain),
      updatedAfterInclusive: DateInput,
      updatedBeforeExclusive: DateInput,
      continuation: Type.Optional(Continuation),
      size: Type.Optional(PageSize),
    },
    ordered: [['updatedAfterInclusive', 'updatedBeforeExclusive']],
    answer: ReconciliationEntities,
    errors: 'E4',
  },
  async ({ blockchain, updatedAfterInclusive, updatedBeforeExclusive, ...input }, { reader }) => {
    if (!isBlockchain(blockchain)) return { entities: [] }
    const filter = { blockchain, from: updatedAfterInclusive, to: updatedBeforeExclusive }
    const { entries, next } = await changedItems(reader, filter, pageRequest(input))
    return { continuation: next, entities: [...entries] }
  },
)
