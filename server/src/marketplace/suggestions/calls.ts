import { Type } from 'typebox'
import { ref } from '../../http/contract/model.ts'
import { call } from '../call.ts'
import { PageSize } from '../schemas/inputs.ts'
import {
  collectionSuggestions,
  itemSuggestions,
  type SuggestionRequest,
  userSuggestions,
} from './read.ts'
import { SuggestForm, Suggestion } from './schemas.ts'

/** Builds a request for name suggestions. */
const suggestionRequest = (
  { text, verifiedOnly = false }: SuggestForm,
  size: number,
): SuggestionRequest => ({ text, verifiedOnly, size })

export const suggestCollections = call(
  {
    operationId: 'suggestCollections',
    summary: 'Collections whose names begin with a text',
    description: 'At most `size` names, each with its id',
    tag: 'Search',
    requestClass: 'search',
    method: 'POST',
    path: '/marketplace/search/v1/suggest/completion/collections',
    query: { size: Type.Optional(PageSize) },
    body: { name: 'suggestForm', schema: SuggestForm },
    answer: Type.Array(ref(Suggestion)),
    errors: 'E4',
  },
  ({ suggestForm, size }, { reader }) =>
    collectionSuggestions(reader, suggestForm.blockchains, suggestionRequest(suggestForm, size)),
)

export const suggestItems = call(
  {
    operationId: 'suggestItems',
    summary: 'Items whose names begin with a text',
    description: 'At most `size` names, each with its id',
    tag: 'Search',
    requestClass: 'search',
    method: 'POST',
    path: '/marketplace/search/v1/suggest/completion/items',
    query: { size: Type.Optional(PageSize) },
    body: { name: 'suggestForm', schema: SuggestForm },
    answer: Type.Array(ref(Suggestion)),
    errors: 'E4',
  },
  ({ suggestForm, size }, { reader }) =>
    itemSuggestions(reader, suggestForm, suggestionRequest(suggestForm, size)),
)

export const suggestUsers = call(
  {
    operationId: 'suggestUsers',
    summary: 'Users whose names begin with a text',
    description: 'At most `size` names, each with its id',
    tag: 'Search',
    requestClass: 'search',
    method: 'POST',
    path: '/marketplace/search/v1/suggest/completion/users',
    query: { size: Type.Optional(PageSize) },
    body: { name: 'suggestForm', schema: SuggestForm },
    answer: Type.Array(ref(Suggestion)),
    errors: 'E4',
  },
  ({ suggestForm, size }, { reader }) =>
    userSuggestions(reader, suggestionRequest(suggestForm, size)),
)
