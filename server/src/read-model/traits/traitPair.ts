import { traitText } from './traitText.ts'

/** Joins key and value of a trait. */
const SEPARATOR = '\u001f'

/** A trait as items keep it: its key and its value. */
export const traitPair = (key: string, value: string): string =>
  `${traitPrefix(key)}${partOf(value)}`

/** Beginning of all traits of a key. */
export const traitPrefix = (key: string): string => `${partOf(key)}${SEPARATOR}`

const partOf = (text: string): string => traitText(text.replaceAll(SEPARATOR, ' '))
