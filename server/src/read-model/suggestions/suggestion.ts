/** A name that begins with a text. */
export interface SuggestionModel {
  /** Id of what has the name. */
  readonly id: string
  readonly text: string
  /** Part of the name that the text makes up, above 0 and at most 1. */
  readonly score: number
}

/** Beginning of names that are looked for. */
export interface SuggestionRequest {
  readonly text: string
  /** True = of what an operator has verified alone. */
  readonly verifiedOnly: boolean
  /** Largest number of names. */
  readonly size: number
}
