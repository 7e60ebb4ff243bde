/** What to do with a wallet whose rows have different terms. */
export type OnConflict =
  /** Leave it out and report it. */
  | 'report'
  /** Use its first row and report it. */
  | 'first'
  /** Use its last row and report it. */
  | 'last'

/** Rules for merging rows. */
export interface MergeRules<Row> {
  /** Returns a row's wallet. */
  walletOf(row: Row): string
  /** True if two rows for one wallet have the same terms. */
  isSame(row: Row, other: Row): boolean
  readonly onConflict: OnConflict
}

/** All rows for a wallet with more than one, in file order. */
export type RepeatedRows<Row> = readonly [Row, Row, ...Row[]]

/** Rows with each wallet once, and the repeated ones. */
export interface MergedRows<Row> {
  readonly rows: readonly Row[]
  /** Wallets whose rows are the same. */
  readonly duplicates: readonly RepeatedRows<Row>[]
  /** Wallets whose rows differ. */
  readonly conflicts: readonly RepeatedRows<Row>[]
}

/** Merges rows to one per wallet, in the order in which wallets first appear. */
export function mergeRows<Row extends object>(
  rows: readonly Row[],
  { walletOf, isSame, onConflict }: MergeRules<Row>,
): MergedRows<Row> {
  const repeated = repeatedWallets(rows, walletOf)
  if (repeated.size === 0) return { rows, duplicates: [], conflicts: [] }
  const merged: Row[] = []
  const duplicates: RepeatedRows<Row>[] = []
  const conflicts: RepeatedRows<Row>[] = []
  for (const row of rows) {
    const all = repeated.get(walletOf(row))
    if (!all) merged.push(row)
    if (!all || all[0] !== row) continue
    if (all.every((other) => isSame(other, row))) {
      duplicates.push(all)
      merged.push(row)
      continue
    }
    conflicts.push(all)
    if (onConflict !== 'report') merged.push(onConflict === 'first' ? row : (all.at(-1) ?? row))
  }
  return { rows: merged, duplicates, conflicts }
}

function repeatedWallets<Row extends object>(
  rows: readonly Row[],
  walletOf: (row: Row) => string,
): ReadonlyMap<string, RepeatedRows<Row>> {
  const first = new Map<string, Row>()
  const repeated = new Map<string, [Row, Row, ...Row[]]>()
  for (const row of rows) {
    const wallet = walletOf(row)
    const known = first.get(wallet)
    if (!known) {
      first.set(wallet, row)
      continue
    }
    const all = repeated.get(wallet)
    if (all) all.push(row)
    else repeated.set(wallet, [known, row])
  }
  return repeated
}
