/** Returns a key as a unique text, for maps and sets. */
export const keyText = (key: Buffer): string => key.toString('latin1')
