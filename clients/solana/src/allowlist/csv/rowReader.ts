import type { BadRow } from './badRow.ts'
import { SAMPLE_ROWS } from './columns.ts'
import { type ListRow, type RowRules, readRow } from './readRow.ts'
import type { CsvRow } from './rows.ts'

/** Reads rows as they come, so that no second copy of a long file is kept. */
export class RowReader {
  /** Rows that say what a list needs. */
  readonly good: ListRow[] = []
  readonly bad: BadRow[] = []
  /** Rows read that are not names of columns. */
  count = 0
  private readonly rulesOf: (first: readonly CsvRow[]) => RowRules
  private readonly waiting: CsvRow[] = []
  private rules: RowRules | undefined

  /** @param rulesOf Finds out from the first rows how to read them all. */
  constructor(rulesOf: (first: readonly CsvRow[]) => RowRules) {
    this.rulesOf = rulesOf
  }

  add(row: CsvRow): void {
    if (this.rules) {
      this.read(row, this.rules)
      return
    }
    this.waiting.push(row)
    if (this.waiting.length === SAMPLE_ROWS) this.readWaiting()
  }

  /** Says that there are no more rows. */
  end(): void {
    if (!this.rules && this.waiting.length > 0) this.readWaiting()
  }

  private readWaiting(): void {
    const rules = this.rulesOf(this.waiting)
    this.rules = rules
    for (const row of this.waiting.splice(0)) {
      if (row !== rules.layout.header) this.read(row, rules)
    }
  }

  private read(row: CsvRow, rules: RowRules): void {
    const read = readRow(row, rules)
    if ('user' in read) this.good.push(read)
    else this.bad.push(...read)
    this.count += 1
  }
}
