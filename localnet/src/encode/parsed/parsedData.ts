/** An account in the node's parsed form. */
export interface ParsedData {
  program: string
  parsed: { type: string; info?: unknown }
  space: number
}

/** Returns a mint's decimals; undefined = no such mint. */
export type MintDecimals = (mint: string) => number | undefined
