import type { HolderName, ReceiverName } from './names.ts'
import type { State } from './state.ts'
import type { Fee, Split } from './steps.ts'

/** Returns the platform's octas from an item price. */
export function feeIn({ value, isFlat }: Fee, price: bigint): bigint {
  return isFlat ? value : (price * value) / 10_000n
}

/** Moves octas from a wallet to the recipients in a split; the last one takes what the others leave. */
export function pay(state: State, payer: HolderName, split: Split, amount: bigint): void {
  let left = amount
  for (const [index, { to, share }] of split.entries()) {
    const part = index === split.length - 1 ? left : (amount * share) / 100n
    left -= part
    credit(state, payer, -part)
    credit(state, to, part)
  }
}

/** Adds octas to a balance, or takes them away. The other addresses are in no valid split. */
export function credit({ balances }: State, holder: ReceiverName, octas: bigint): void {
  const name = holder as HolderName
  balances.set(name, (balances.get(name) ?? 0n) + octas)
}
