import type { SuggestionRequest } from '../../../read-model/suggestions/suggestion.ts'
import type { SuggestForm } from '../../schemas/suggestions.ts'

/** Builds a request for name suggestions. */
export const suggestionRequest = (
  { text, verifiedOnly = false }: SuggestForm,
  size: number,
): SuggestionRequest => ({ text, verifiedOnly, size })
