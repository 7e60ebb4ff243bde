import { type CsvShape, cellOf, problemOfRow, quotedValue } from '@mintline/core/csv'
import type { SolanaAddress } from '@mintline/core/identifiers'
import { readAddressCell } from './csv/addressCell.ts'
import type { BadRow } from './csv/badRow.ts'
import { ALLOWLIST_KIND, forEachListRow } from './csv/listRows.ts'

/** The wallets of a file. */
export interface ParsedWallets {
  /** Each wallet once, in the order of the file. */
  readonly wallets: readonly SolanaAddress[]
  /** Rows without a wallet, in the order of the file. */
  readonly badRows: readonly BadRow[]
  /** One sentence for everything that was skipped, such as a title above the column names. */
  readonly notes: readonly string[]
}

/**
 * Reads the wallets of a file, whatever else its rows hold, for lists of wallets to remove.
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
