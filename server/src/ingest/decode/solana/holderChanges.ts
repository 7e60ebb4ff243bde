import type { NodeTransaction, TokenBalance } from '@mintline/solana/reads'

/** An item's holders before and after a transaction that names its token accounts. */
export interface HolderChange {
  readonly mint: string
  /** The collection's address. */
  readonly collection: string
  /** Previous holder: for an item minted in the transaction, whoever it was minted to. */
  readonly from: string
  /** New holder; undefined = burned. May equal `from`. */
  readonly to: string | undefined
  /** Token account that holds the item afterwards; undefined = burned. */
  readonly account: string | undefined
  /** Position in the transaction, after its instructions. */
  readonly index: number
}

/** A transaction's items. */
interface ItemsOfTransaction {
  /** Undefined = the transaction did not mint it. */
  readonly receiverOf: (mint: string) => string | undefined
  /** Undefined = not an item. */
  readonly collectionOf: (mint: string) => string | undefined
}

/**
 * Compares holders before and after a transaction, using the runtime's record of token balances. It covers every
 * instruction that moves or destroys tokens or gives an account to another wallet, in any call to any program.
 */
export function holderChanges(
  { instructions, balancesBefore, balancesAfter }: NodeTransaction,
  { receiverOf, collectionOf }: ItemsOfTransaction,
): HolderChange[] {
  const [before, after] = [holdersOf(balancesBefore), holdersOf(balancesAfter)]
  // All tokens count for the index, so that it does not depend on which items are known.
  const mints = new Set([...balancesBefore, ...balancesAfter].map(({ mint }) => mint))
  return [...mints].flatMap((mint, position) => {
    const from = receiverOf(mint) ?? before.get(mint)?.owner
    const collection = collectionOf(mint)
    if (from === undefined || collection === undefined) return []
    const holder = after.get(mint)
    const index = instructions.length + position
    return [{ mint, collection, from, to: holder?.owner, account: holder?.account, index }]
  })
}

/** Returns the account that holds each item, by mint: an item exists once. */
function holdersOf(balances: readonly TokenBalance[]): ReadonlyMap<string, TokenBalance> {
  return new Map(
    balances.filter(({ amount }) => amount > 0n).map((balance) => [balance.mint, balance]),
  )
}
