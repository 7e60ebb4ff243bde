import { type CsvShape, cellOf, problemOfRow, quotedValue } from '@mintline/core/csv'
import type { SolanaAddress } from '@mintline/core/identifiers'
import { readAddressCell } from './csv/addressCell.ts'
import type { BadRow } from './csv/badRow.ts'
import { ALLOWLIST_KIND, forEachListRow } from './csv/listRows.ts'

/** A file's wallets. */
export interface ParsedWallets {
  /** Each wallet once, in file order. */
  readonly wallets: readonly SolanaAddress[]
  /** Rows without a wallet, in file order. */
  readonly badRows: readonly BadRow[]
  /** One sentence for each thing that was skipped, such as a title above the column names. */
  readonly notes: readonly string[]
}

/**
 * Reads the wallets in a file, whatever else its rows hold; for wallets to remove.
 *
 * @throws `ALLOWLIST_FILE_WITHOUT_WALLETS`, `ALLOWLIST_FILE_COLUMN_NOT_FOUND`, `ALLOWLIST_FILE_COLUMN_AMBIGUOUS`
 */
export function parseWalletsCsv(text: string, shape: CsvShape = {}): ParsedWallets {
  const wallets = new Set<SolanaAddress>()
  const badRows: BadRow[] = []
  const notes: string[] = []
  const kind = { ...ALLOWLIST_KIND, fields: ['address'] } as const
  forEachListRow(text, { ...shape, kind }, (layout) => {
    notes.push(...layout.notes)
    return (row) => {
      const cell = cellOf(row, layout, 'address')
      const wallet = readAddressCell(cell)
      const problem = problemOfRow(row, layout)
      if (problem) badRows.push(problem)
      else if (typeof wallet === 'string') wallets.add(wallet)
      else badRows.push({ row: row.line, column: 'address', value: quotedValue(cell), ...wallet })
    }
  })
  return { wallets: [...wallets], badRows, notes }
}
