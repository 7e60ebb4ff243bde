/** Maximum edits between a mistyped and an intended word. */
const MAX_EDITS = 3

/** Returns `: did you mean symbol?` for a word that is similar to a known one; otherwise empty. */
export function didYouMean(word: string, known: readonly string[]): string {
  const [closest] = similarTo(word, known)
  return closest === undefined ? '' : `: did you mean ${closest}?`
}

/** Returns the known words that are similar to a word, the most similar first. */
export function similarTo(word: string, known: readonly string[]): string[] {
  return known
    .map((one) => ({ one, edits: editsBetween(word.toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, edits }) => edits <= MAX_EDITS && edits < one.length / 2)
    .sort((a, b) => a.edits - b.edits)
    .map(({ one }) => one)
}

/** Counts insertions, removals and replacements between two words (Levenshtein). */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
