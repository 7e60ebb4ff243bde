import type { AskOptions } from '@mintline/core'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { SimpleTransaction } from '../bcs/transaction.ts'
import type { AptosConnection } from '../chain/connection.ts'
import { assertWalletIsOn } from '../wallet/assertWalletIsOn.ts'
import type { AccountAuthenticator } from '../wallet/signingWallet.ts'
import { rawTransaction } from './rawTransaction.ts'
import type { SendInput, SignedTransaction } from './sendOptions.ts'
import { signedBytes, transactionHash } from './signedBytes.ts'

/**
 * Has a simulated transaction signed, without sending it. Its hash is known then.
 *
 * @throws CHAIN_MISMATCH, RPC_URL_MISMATCH where the wallet is on another network.
 * @throws TRANSACTION_REJECTED where the user declines, other errors of the wallet, or the reason of the signal.
 */
export async function signTransaction(
  connection: AptosConnection,
  input: SendInput,
  { signal }: Pick<AskOptions, 'signal'> = {},
): Promise<SignedTransaction> {
  const { wallet, ledger, estimate } = input
  await assertWalletIsOn(wallet, connection, ledger)
  signal?.throwIfAborted()
  const transaction = rawTransaction(input, wallet.address, estimate)
  return signedTransaction(transaction, await wallet.sign(transaction))
}

/** A signed transaction with its hash. */
export function signedTransaction(
  { rawTransaction: raw }: SimpleTransaction,
  authenticator: AccountAuthenticator,
): SignedTransaction {
  const signed = signedBytes(raw, authenticator)
  return {
    hash: `0x${bytesToHex(transactionHash(signed))}`,
    serialized: `0x${bytesToHex(signed)}`,
  }
}
