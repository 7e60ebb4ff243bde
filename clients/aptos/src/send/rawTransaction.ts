import { bytesToHex } from '@noble/hashes/utils.js'
import { RawTransaction, SimpleTransaction } from '../bcs/transaction.ts'
import { AccountAddress } from '../bcs/values.ts'
import type { TransactionInput, TransactionTerms } from './sendOptions.ts'

/** Default lifetime in seconds: as long as the confirmation timeout, so that the outcome is known by then. */
const LIFETIME = 1_800n

/** Creates a transaction to simulate or sign. */
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

/** Returns a transaction for a wallet elsewhere: in BCS, as 0x and hex, without a signature. */
export function unsignedHex(...transaction: Parameters<typeof rawTransaction>): string {
  return `0x${bytesToHex(rawTransaction(...transaction).rawTransaction.bcsToBytes())}`
}
