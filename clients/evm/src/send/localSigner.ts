import type { AskOptions } from '@mintline/core/node'
import type { LocalAccount } from 'viem/accounts'
import { getTransactionCount } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import type { EvmWallet } from '../wallet/evmWallet.ts'
import { fetchGasPrice } from './gasPrice.ts'
import { seenConfirmed } from './seenConfirmed.ts'
import type { GasPrice, SendInput, SendOptions } from './sendOptions.ts'

/** An account that signs here, and its next transaction's terms. */
export interface LocalSigner {
  readonly account: LocalAccount
  readonly nonce: number
  readonly price: GasPrice
  /** True if another transaction used the nonce before. */
  readonly isSecondTry?: boolean
}

/**
 * Fetches what a local account needs to sign a transaction, unless the input has it. Undefined for wallets that choose
 * nonce and fees themselves.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchLocalSigner(
  { wallet, estimate, nonce: known }: Pick<SendInput, 'wallet' | 'estimate' | 'nonce'>,
  options: SendOptions,
): Promise<LocalSigner | undefined> {
  const { account } = wallet.client
  if (account.type !== 'local') return undefined
  const [nonce, price] = await Promise.all([
    known ?? fetchPendingNonce(wallet, options),
    estimate?.price ?? fetchGasPrice(wallet.client, options),
  ])
  return { account, nonce, price }
}

/**
 * Fetches the next nonce for a wallet that signs here. Undefined for wallets that choose it themselves.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchNonce(
  wallet: EvmWallet,
  options: AskOptions = {},
): Promise<number | undefined> {
  return wallet.client.account.type === 'local' ? fetchPendingNonce(wallet, options) : undefined
}

/** Fetches the nonce after all of a wallet's transactions, pending ones included. */
export async function fetchPendingNonce(wallet: EvmWallet, options: AskOptions): Promise<number> {
  const { client } = wallet
  const { address } = client.account
  const countOf = () => getTransactionCount(client, { address, blockTag: 'pending' })
  const count = await askChain('eth_getTransactionCount', countOf, options)
  return Math.max(count, seenConfirmed(wallet).nextNonce)
}
