import { assertSameChain, assertSameRpcUrl } from '@mintline/core/networks'
import type { AptosConnection } from '../chain/connection.ts'
import type { Ledger } from '../chain/fetchLedger.ts'
import type { SigningWallet } from './signingWallet.ts'

/**
 * Asserts that a wallet is on the network of a connection: by its chain id, or else by the URL of its node. A wallet
 * that tells neither may sign, since its signature holds on one chain only.
 *
 * @throws CHAIN_MISMATCH, RPC_URL_MISMATCH
 * @throws APTOS_ACCOUNT_MISSING, WALLET_FEATURE_MISSING, PROVIDER_ERROR where the wallet does not answer.
 */
export async function assertWalletIsOn(
  wallet: SigningWallet,
  { url }: Pick<AptosConnection, 'url'>,
  { chainId }: Pick<Ledger, 'chainId'>,
): Promise<void> {
  const network = await wallet.fetchNetwork()
  if (network?.chainId !== undefined) {
    assertSameChain({ current: network.chainId, required: chainId })
  } else if (network?.url !== undefined) {
    assertSameRpcUrl({ current: network.url, required: url })
  }
}
