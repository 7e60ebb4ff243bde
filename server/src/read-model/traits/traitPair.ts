import { traitText } from './traitText.ts'

/** Separates a trait's key from its value. */
const SEPARATOR = '\u001f'

/** Returns a trait as items store it: key, separator, value. */
export const traitPair = (key: string, value: string): string =>
  `${traitPrefix(key)}${partOf(value)}`

/** Returns the prefix of all traits with this key. */
export const traitPrefix = (key: string): string => `${partOf(key)}${SEPARATOR}`

const partOf = (text: string): string => traitText(text.replaceAll(SEPARATOR, ' '))
