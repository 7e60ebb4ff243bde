import { assertSameChain, assertSameRpcUrl } from '@mintline/core/networks'
import type { AptosConnection } from '../chain/connection.ts'
import type { Ledger } from '../chain/fetchLedger.ts'
import type { SigningWallet } from './signingWallet.ts'

/**
 * Asserts that a wallet is on a connection's network: by its chain id, or else by its node URL. A wallet that returns
 * neither may sign, since its signature is valid on one chain only.
 *
 * @throws CHAIN_MISMATCH, RPC_URL_MISMATCH
 * @throws APTOS_ACCOUNT_MISSING, WALLET_FEATURE_MISSING, PROVIDER_ERROR if the wallet does not answer.
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
