/** Version of the export format. It increases if an older server could not read the lines. */
export const FORMAT = 1

/** Maximum length of an export's lines, in characters: request bodies with an order have the same limit. */
export const LONGEST_LINE = 1_048_576
