/** Differences between a list and the chain. Each part keeps its input order. */
export interface ListDiff<Wanted, Stored> {
  /** Entries for wallets with none on chain. */
  readonly added: readonly Wanted[]
  /** Entries for wallets with other terms on chain. */
  readonly changed: readonly { readonly entry: Wanted; readonly current: Stored }[]
  /** Entries already on chain. */
  readonly unchanged: readonly Wanted[]
  /** On-chain entries for wallets missing from the list. */
  readonly onlyOnChain: readonly Stored[]
}

/** How to compare entries. */
export interface DiffRules<Wanted, Stored> {
  walletOf(entry: Wanted | Stored): string
  /** True if two entries for one wallet have the same terms. */
  isSame(entry: Wanted, current: Stored): boolean
}

/** Compares a list with the entries on chain in linear time. The list has each wallet once. */
export function diffEntries<Wanted, Stored>(
  entries: readonly Wanted[],
  onChain: readonly Stored[],
  { walletOf, isSame }: DiffRules<Wanted, Stored>,
): ListDiff<Wanted, Stored> {
  const wanted = new Set(entries.map(walletOf))
  const stored = new Map(onChain.map((current) => [walletOf(current), current]))
  const added: Wanted[] = []
  const changed: { entry: Wanted; current: Stored }[] = []
  const unchanged: Wanted[] = []
  for (const entry of entries) {
    const current = stored.get(walletOf(entry))
    if (current === undefined) added.push(entry)
    else if (isSame(entry, current)) unchanged.push(entry)
    else changed.push({ entry, current })
  }
  const onlyOnChain = onChain.filter((current) => !wanted.has(walletOf(current)))
  return { added, changed, unchanged, onlyOnChain }
}
