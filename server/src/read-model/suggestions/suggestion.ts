/** A name that begins with the searched text. */
export interface SuggestionModel {
  /** Id of the named entity. */
  readonly id: string
  readonly text: string
  /** Share of the name that the text covers: above 0, at most 1. */
  readonly score: number
}

/** Which names to suggest. */
export interface SuggestionRequest {
  readonly text: string
  /** True to suggest only names verified by an operator. */
  readonly verifiedOnly: boolean
  /** Maximum number of names. */
  readonly size: number
}
