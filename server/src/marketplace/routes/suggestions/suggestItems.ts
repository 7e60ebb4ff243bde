import { itemSuggestions } from '../../../read-model/suggestions/itemSuggestions.ts'
import * as calls from '../../calls/suggestions.ts'
import { route } from '../route.ts'
import { suggestionRequest } from './suggestionRequest.ts'

export const suggestItems = route(calls.suggestItems, ({ suggestForm, size }, { reader }) =>
  itemSuggestions(reader, suggestForm, suggestionRequest(suggestForm, size)),
)
