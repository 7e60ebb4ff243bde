import { keyText } from './keyText.ts'

/** Keys without repetitions. */
export const distinctKeys = (keys: readonly Buffer[]): Buffer[] => [
  ...new Map(keys.map((key) => [keyText(key), key])).values(),
]

/** Keys on some blockchains, by the numbers of these, without repetitions. */
export const keysOn = (chains: readonly number[], keys: readonly Buffer[]): Buffer[] =>
  distinctKeys(keys).filter((key) => chains.includes(key.readUInt16BE()))
