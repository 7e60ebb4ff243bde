import { userSuggestions } from '../../../read-model/suggestions/userSuggestions.ts'
import * as calls from '../../calls/suggestions.ts'
import { route } from '../route.ts'
import { suggestionRequest } from './suggestionRequest.ts'

export const suggestUsers = route(calls.suggestUsers, ({ suggestForm, size }, { reader }) =>
  userSuggestions(reader, suggestionRequest(suggestForm, size)),
)
