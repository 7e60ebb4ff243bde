import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { ref } from '../../http/contract/model.ts'
import { PageSize } from '../schemas/inputs.ts'
import { SuggestForm, Suggestion } from '../schemas/suggestions.ts'

export const suggestCollections = call({
  operationId: 'suggestCollections',
  summary: 'Collections whose names begin with a text',
  description: 'At most `size` names, each with its id',
  tag: 'Search',
  method: 'POST',
  path: '/marketplace/search/v1/suggest/completion/collections',
  query: { size: Type.Optional(PageSize) },
  body: { name: 'suggestForm', schema: SuggestForm },
  answer: Type.Array(ref(Suggestion)),
  errors: 'E4',
})

export const suggestItems = call({
  operationId: 'suggestItems',
  summary: 'Items whose names begin with a text',
  description: 'At most `size` names, each with its id',
  tag: 'Search',
  method: 'POST',
  path: '/marketplace/search/v1/suggest/completion/items',
  query: { size: Type.Optional(PageSize) },
  body: { name: 'suggestForm', schema: SuggestForm },
  answer: Type.Array(ref(Suggestion)),
  errors: 'E4',
})

export const suggestUsers = call({
  operationId: 'suggestUsers',
  summary: 'Users whose names begin with a text',
  description: 'At most `size` names, each with its id',
  tag: 'Search',
  method: 'POST',
  path: '/marketplace/search/v1/suggest/completion/users',
  query: { size: Type.Optional(PageSize) },
  body: { name: 'suggestForm', schema: SuggestForm },
  answer: Type.Array(ref(Suggestion)),
  errors: 'E4',
})
