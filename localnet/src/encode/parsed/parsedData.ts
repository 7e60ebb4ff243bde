/** An account in the node's parsed form. */
export interface ParsedData {
  program: string
  parsed: { type: string; info?: unknown }
  space: number
}

/** Returns the decimals of a mint, or undefined if there is no such mint. */
export type MintDecimals = (mint: string) => number | undefined
