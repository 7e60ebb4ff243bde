import { type CsvRow, forEachCsvRow } from '@mintline/core/csv'
import { isSolanaAddress } from '@mintline/core/identifiers'
import { ALLOWLIST_COLUMNS } from '@mintline/solana'

/** A column of a file, as a choice. */
export interface FileColumn {
  /** Identifies it to the client: its name, or its number from 1 where the file has no header. */
  choice: string | number
  /** Its name, or its number and its value in the first row. */
  label: string
}

/** Characters examined: enough for the header and some rows. */
const SAMPLE = 20_000

/** The columns of a file, from its first rows. */
export function fileColumns(text: string): FileColumn[] {
  const rows: CsvRow[] = []
  forEachCsvRow(text.slice(0, SAMPLE), ALLOWLIST_COLUMNS, (row) => rows.push(row))
  const firstWallet = rows.findIndex(({ cells }) => cells.some(isSolanaAddress))
  const names = firstWallet > 0 ? rows[firstWallet - 1]?.cells : undefined
  const sample = rows[Math.max(firstWallet, 0)]?.cells ?? []
  const width = Math.max(names?.length ?? 0, sample.length)
  return Array.from({ length: width }, (_, index) => {
    const number = index + 1
    const name = names?.[index] ?? ''
    if (name === '') return { choice: number, label: numberedLabel(number, sample[index] ?? '') }
    const isUnique = names?.filter((other) => other === name).length === 1
    return isUnique
      ? { choice: name, label: name }
      : { choice: number, label: numberedLabel(number, name) }
  })
}

function numberedLabel(number: number, text: string): string {
  const LONGEST = 24
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  return shown === '' ? `Column ${number}` : `Column ${number}: ${shown}`
}
