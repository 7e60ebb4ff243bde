import type { SignedTransaction } from '@aptos-labs/ts-sdk'
import type { Store } from '../vm/store.ts'
import { readAccount, readBalance } from './accounts.ts'
import { GAS_PRICE, HIGHEST_GAS_PRICE, LEAST_GAS, MOST_GAS } from './gas.ts'
import { Rejection } from './rejection.ts'
import { areSignaturesValid, isPayerOpen, type Signer, type Signers } from './signers.ts'

/** Checks the bytes alone: what is signed, by whom, and how much gas it may use. */
export function checkSigned(transaction: SignedTransaction, signers: Signers): void {
  if (!areSignaturesValid(transaction, signers)) throw new Rejection('INVALID_SIGNATURE')
}

/**
 * Checks a transaction against the state, except for its sequence number.
 *
 * @param now Seconds.
 */
export function checkTerms(
  store: Store,
  { raw_txn }: SignedTransaction,
  signers: Signers,
  { chainId, now }: { chainId: number; now: bigint },
): void {
  const { max_gas_amount: maxGas, gas_unit_price: price } = raw_txn
  if (maxGas > MOST_GAS) throw new Rejection('MAX_GAS_UNITS_EXCEEDS_MAX_GAS_UNITS_BOUND')
  if (maxGas < LEAST_GAS) throw new Rejection('MAX_GAS_UNITS_BELOW_MIN_TRANSACTION_GAS_UNITS')
  if (price < BigInt(GAS_PRICE)) throw new Rejection('GAS_UNIT_PRICE_BELOW_MIN_BOUND')
  if (price > HIGHEST_GAS_PRICE) throw new Rejection('GAS_UNIT_PRICE_ABOVE_MAX_BOUND')
  if (raw_txn.expiration_timestamp_secs <= now) throw new Rejection('TRANSACTION_EXPIRED')
  if (raw_txn.chain_id.chainId !== chainId) throw new Rejection('BAD_CHAIN_ID')
  const { sender, secondary, payer = sender } = signers
  for (const signer of [sender, ...secondary, payer]) checkKey(store, signer)
  if (!isPayerOpen(signers) && readBalance(store, payer.address) < maxGas * price) {
    throw new Rejection('INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE')
  }
}

/** @throws Rejection if the sequence number was used already. */
export function checkNotUsed(store: Store, { raw_txn }: SignedTransaction): void {
  const { sequenceNumber } = readAccount(store, raw_txn.sender)
  if (raw_txn.sequence_number < sequenceNumber) throw new Rejection('SEQUENCE_NUMBER_TOO_OLD')
}

/** Checks that the key is the account's current one: another may have replaced it. */
function checkKey(store: Store, { address, proof }: Signer): void {
  if (!proof) return
  const { authenticationKey } = readAccount(store, address)
  const key = proof.publicKey.authKey().toUint8Array()
  if (!Buffer.from(key).equals(authenticationKey)) throw new Rejection('INVALID_AUTH_KEY')
}
