import type { SuggestionRequest } from '../../../read-model/suggestions/suggestion.ts'
import type { SuggestForm } from '../../schemas/suggestions.ts'

/** The names that a request asks for. */
export const suggestionRequest = (
  { text, verifiedOnly = false }: SuggestForm,
  size: number,
): SuggestionRequest => ({ text, verifiedOnly, size })
