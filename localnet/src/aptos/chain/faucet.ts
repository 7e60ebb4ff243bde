import {
  type Account,
  type AccountAddress,
  ChainId,
  EntryFunction,
  generateSignedTransaction,
  RawTransaction,
  SimpleTransaction,
  TransactionPayloadEntryFunction,
  U64,
} from '@aptos-labs/ts-sdk'
import { readAccount } from './accounts.ts'
import type { AptosChain } from './chain.ts'
import { GAS_PRICE } from './gas.ts'

/** Maximum gas units for a transfer to a new account. */
const MAX_GAS = 1_000n

/** Seconds. */
const EXPIRY = 60n

/** An account with coins for everybody, which it sends in ordinary transactions. */
export class Faucet {
  readonly #chain: AptosChain
  readonly #account: Account

  constructor(chain: AptosChain, account: Account) {
    this.#chain = chain
    this.#account = account
  }

  /**
   * Sends octas to an account, which need not exist; returns the transaction's hash.
   *
   * @throws Rejection if the faucet is empty.
   */
  fund(address: AccountAddress, octas: bigint): Uint8Array {
    const sender = this.#account.accountAddress
    const transfer = EntryFunction.build(
      '0x1::aptos_account',
      'transfer',
      [],
      [address, new U64(octas)],
    )
    const raw = new RawTransaction(
      sender,
      readAccount(this.#chain.state, sender).sequenceNumber,
      new TransactionPayloadEntryFunction(transfer),
      MAX_GAS,
      BigInt(GAS_PRICE),
      this.#chain.now() / 1_000_000n + EXPIRY,
      new ChainId(this.#chain.chainId),
    )
    const transaction = new SimpleTransaction(raw)
    const senderAuthenticator = this.#account.signTransactionWithAuthenticator(transaction)
    return this.#chain.submit(generateSignedTransaction({ transaction, senderAuthenticator })).hash
  }
}
