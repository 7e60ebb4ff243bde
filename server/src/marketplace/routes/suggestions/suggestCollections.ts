import { collectionSuggestions } from '../../../read-model/suggestions/collectionSuggestions.ts'
import * as calls from '../../calls/suggestions.ts'
import { route } from '../route.ts'
import { suggestionRequest } from './suggestionRequest.ts'

export const suggestCollections = route(
  calls.suggestCollections,
  ({ suggestForm, size }, { reader }) =>
    collectionSuggestions(reader, suggestForm.blockchains, suggestionRequest(suggestForm, size)),
)
