/** A key as text that tells it from all others, for maps and sets. */
export const keyText = (key: Buffer): string => key.toString('latin1')
