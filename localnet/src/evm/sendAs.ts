import { networkByChainId } from '@mintline/core/networks'
import { connectChain, type EvmTransaction, providerWallet, sendTransaction } from '@mintline/evm'
import type { Address, Hex } from 'viem'
import type { Anvil } from './anvil.ts'

/** The local network's chain id in `@mintline/core/networks`. */
const CHAIN_ID = 31_337

/** Milliseconds between polls for a receipt; anvil mines at once. */
const POLLING_INTERVAL = 20

/** Wei: 100 ETH. */
const KEYLESS_BALANCE: Hex = '0x56bc75e2d63100000'

/** Sends a transaction from an account that anvil signs for, and waits for it. */
export async function sendAs(
  { url, provider }: Anvil,
  account: string,
  transaction: EvmTransaction,
): Promise<void> {
  const connection = connectChain(url, { pollingInterval: POLLING_INTERVAL })
  const wallet = providerWallet(provider, account)
  await sendTransaction(connection, { wallet, transaction, network: networkByChainId(CHAIN_ID) })
}

/**
 * Sends a transaction from an account whose key nobody has, so that no other transaction changes its nonce, and waits
 * for it.
 */
export async function sendAsKeyless(
  anvil: Anvil,
  account: Address,
  transaction: EvmTransaction,
): Promise<void> {
  const { provider } = anvil
  await provider.request({ method: 'anvil_impersonateAccount', params: [account] })
  await provider.request({ method: 'anvil_setBalance', params: [account, KEYLESS_BALANCE] })
  await sendAs(anvil, account, transaction)
}
