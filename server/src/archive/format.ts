/** Version of the lines of an export. It rises when an older server could not read them. */
export const FORMAT = 1

/** Largest line of an export, in characters: an order in the body of a request has as many at most. */
export const LONGEST_LINE = 1_048_576
