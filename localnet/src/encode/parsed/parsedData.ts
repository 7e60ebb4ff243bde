/** An account as the node parses it for people. */
export interface ParsedData {
  program: string
  parsed: { type: string; info?: unknown }
  space: number
}

/** Decimals of a mint, or undefined when there is no such mint. */
export type MintDecimals = (mint: string) => number | undefined
