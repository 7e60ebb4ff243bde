import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { Continuation, DateInput, PageSize } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { ReconciliationEntities } from '../schemas/chains.ts'
import { Blockchain } from '../schemas/enumerations.ts'

export const getReconciliationItems = call({
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
})
