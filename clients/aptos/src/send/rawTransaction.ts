import { RawTransaction, SimpleTransaction } from '../bcs/transaction.ts'
import { AccountAddress } from '../bcs/values.ts'
import type { TransactionInput, TransactionTerms } from './sendOptions.ts'

/**
 * Default seconds until a transaction can no longer be executed: as long as a confirmation is waited for, so that its
 * outcome is known by then.
 */
const LIFETIME = 1_800n

/** A transaction to simulate or sign. */
export function rawTransaction(
  { payload, ledger, lifetime = LIFETIME }: TransactionInput,
  sender: string,
  { sequenceNumber, gas, gasPrice }: TransactionTerms,
): SimpleTransaction {
  const raw = new RawTransaction({
    sender: AccountAddress.from(sender),
    sequenceNumber,
    payload,
    gas,
    gasPrice,
    expiresAt: ledger.now + lifetime,
    chainId: ledger.chainId,
  })
  return new SimpleTransaction(raw)
}
