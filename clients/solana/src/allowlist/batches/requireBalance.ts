import type { MintlineError } from '@mintline/core/errors'
import { AllowlistError } from '../../errors/allowlistError.ts'
import { askForState, type StateConfig } from '../../rpc/askForState.ts'
import type { RentFormula } from '../../transaction/rentExempt.ts'
import type { EntryWork } from './entryWork.ts'
import type { OpenList } from './openList.ts'

/** Lamports for a transaction with one signature, without a priority fee. */
const SIGNATURE_FEE = 5_000n

/**
 * Checks that the wallet can pay rent and fees for all items, not counting priority fees.
 *
 * @param rentOf The cluster's rent, from `fetchRent`.
 * @throws BALANCE_TOO_LOW, NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export async function requireBalance<Item>(
  list: OpenList,
  { work, items, rentOf }: { work: EntryWork<Item>; items: readonly Item[]; rentOf: RentFormula },
): Promise<void> {
  if (items.length === 0) return
  const transactions = BigInt(Math.ceil(items.length / work.maxItems))
  const rents = items.reduce((sum, item) => sum + work.rentOf(item), 0n)
  const locked = rents > 0n ? rents : 0n
  const kept = rentOf(0)
  const error = await balanceBelow(list, locked + transactions * SIGNATURE_FEE + kept)
  if (error) throw error
}

/** Returns BALANCE_TOO_LOW if the wallet cannot pay even the cheapest rent; undefined = it can. */
export function lackOfMoney(
  list: OpenList,
  rents: readonly bigint[],
): Promise<MintlineError | undefined> {
  const [least = 0n] = [...rents].sort((a, b) => (a < b ? -1 : 1))
  return balanceBelow(list, SIGNATURE_FEE + (least > 0n ? least : 0n))
}

async function balanceBelow(
  { session, phase, ask, coin }: OpenList,
  needed: bigint,
): Promise<MintlineError | undefined> {
  const { connection } = session
  const request = (at: StateConfig) =>
    connection.getBalance(phase.creator, { commitment: 'confirmed', ...at })
  // Also asked while other transactions are in flight, which a signal does not end.
  const asked = { ...ask, signal: undefined }
  const balance = BigInt(await askForState(connection, 'getBalance', request, asked))
  if (balance >= needed) return undefined
  return new AllowlistError('BALANCE_TOO_LOW', {
    wallet: phase.creator.toBase58(),
    needed,
    balance,
    coin,
  })
}
