import { type Static, Type } from 'typebox'
import { SearchSize } from '../../http/contract/inputs.ts'
import { closedModel, ref } from '../../http/contract/model.ts'
import { BlockchainsInput } from './blockchainsInput.ts'

export const CollectionsSearchFilter = closedModel(
  'CollectionsSearchFilter',
  'Collections to find',
  {
    blockchains: Type.Optional(BlockchainsInput),
    text: Type.String(),
  },
)
export type CollectionsSearchFilter = Static<typeof CollectionsSearchFilter>

export const CollectionsSearchRequest = closedModel(
  'CollectionsSearchRequest',
  'A search for collections',
  {
    size: Type.Optional(SearchSize),
    continuation: Type.Optional(Type.String()),
    filter: ref(CollectionsSearchFilter),
  },
)
export type CollectionsSearchRequest = Static<typeof CollectionsSearchRequest>
