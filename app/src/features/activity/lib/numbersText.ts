/** Lists item numbers in words, with runs joined: `Item 4`, `Items 4 to 6, 9`. */
export function numbersText(numbers: readonly bigint[]): string {
  const runs: { first: bigint; last: bigint }[] = []
  for (const number of numbers.toSorted((a, b) => (a < b ? -1 : 1))) {
    const run = runs.at(-1)
    if (run && number === run.last + 1n) run.last = number
    else runs.push({ first: number, last: number })
  }
  const words = runs.map(({ first, last }) => (first === last ? `${first}` : `${first} to ${last}`))
  return `${numbers.length === 1 ? 'Item' : 'Items'} ${words.join(', ')}`
}
