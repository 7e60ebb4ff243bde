/** Returns a key as a unique text, for maps and sets. */
export const keyText = (key: Buffer): string => key.toString('latin1')

/** Deduplicates keys. */
export const distinctKeys = (keys: readonly Buffer[]): Buffer[] => [
  ...new Map(keys.map((key) => [keyText(key), key])).values(),
]

/** Filters keys by blockchain number, and deduplicates them. */
export const keysOn = (chains: readonly number[], keys: readonly Buffer[]): Buffer[] =>
  distinctKeys(keys).filter((key) => chains.includes(key.readUInt16BE()))
