import { EMPTY, invalid, type Parsed, valid } from '#shared/lib/parsed.ts'

const PART = /^(\d{1,20})(?:\s*[-–]\s*(\d{1,20}))?$/
/** A longer range is more likely a typing error; there is another way to select all items. */
const MOST = 100_000n

/**
 * Parses numbers and ranges such as `1-5, 8`; the result is sorted, without duplicates.
 *
 * @param issued - the last item's number
 */
export function parseItemNumbers(text: string, issued: bigint): Parsed<bigint[]> {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length === 0) return EMPTY
  const numbers = new Set<bigint>()
  for (const part of parts) {
    const [, first, last = first] = PART.exec(part) ?? []
    if (first === undefined || last === undefined) {
      return invalid(`Enter numbers and ranges such as 1-5, 8: ${part} is neither.`)
    }
    const [from, to] = [BigInt(first), BigInt(last)]
    if (from > to) return invalid(`Write the lower number of ${part} first.`)
    const wrong = from < 1n ? from : to > issued ? to : undefined
    if (wrong !== undefined) return invalid(notIssued(wrong, issued))
    if (to - from >= MOST) return invalid(`Choose at most ${MOST} items at a time.`)
    for (let number = from; number <= to; number += 1n) numbers.add(number)
  }
  return valid([...numbers].sort((one, other) => (one < other ? -1 : 1)))
}

/** Returns the error for an item that does not exist, with the valid range. */
export function notIssued(number: bigint, issued: bigint): string {
  return `There is no item ${number}: items 1 to ${issued} are minted.`
}
