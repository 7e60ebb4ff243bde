import type { AskOptions } from '@mintline/core/node'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { SimpleTransaction } from '../bcs/transaction.ts'
import type { AptosConnection } from '../chain/connection.ts'
import { assertWalletIsOn } from '../wallet/assertWalletIsOn.ts'
import type { AccountAuthenticator } from '../wallet/signingWallet.ts'
import { rawTransaction } from './rawTransaction.ts'
import type { SendInput, SignedTransaction } from './sendOptions.ts'
import { signedBytes, transactionHash } from './signedBytes.ts'

/**
 * Has a wallet sign a simulated transaction, without sending it. This determines its hash.
 *
 * @throws CHAIN_MISMATCH, RPC_URL_MISMATCH if the wallet is on another network.
 * @throws TRANSACTION_REJECTED if the user declines, other wallet errors, or the signal's reason.
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

/** Returns a signed transaction with its hash. */
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
