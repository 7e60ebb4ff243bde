import { CoreError } from '@mintline/core'
import { type AptosWallet, asProviderError, walletMethod } from '@mintline/core/signing'
import { asking, REJECTED, type UserResponse } from './userResponse.ts'

/** A network for a wallet. */
export interface WalletNetworkChange {
  /** In the words of the SDK: `mainnet`, `testnet`, `devnet` or `local`. */
  readonly name: string
  readonly chainId: number
}

type ChangeNetwork = (
  network: WalletNetworkChange,
) => Promise<UserResponse<{ readonly success: boolean; readonly reason?: string }>>

const FEATURE = 'aptos:changeNetwork'

/** True if a wallet can be asked to change its network, which not all can. */
export function canChangeNetwork({ features }: AptosWallet): boolean {
  return FEATURE in features
}

/**
 * Asks a wallet to change its network.
 *
 * @throws WALLET_REQUEST_CANCELLED where the user declines.
 * @throws WALLET_FEATURE_MISSING where it cannot, PROVIDER_ERROR where it fails.
 */
export async function changeNetwork(
  wallet: AptosWallet,
  network: WalletNetworkChange,
): Promise<void> {
  const change = walletMethod<ChangeNetwork>(wallet, FEATURE, 'changeNetwork')
  const cancelled = (options?: ErrorOptions) =>
    new CoreError('WALLET_REQUEST_CANCELLED', {}, options)
  const request = { method: FEATURE, cancelled }
  const { status, args } = await asking(request, () => change(network))
  if (status === REJECTED) throw cancelled()
  if (args?.success === false) {
    const reason = args.reason ?? 'the wallet did not change its network'
    throw asProviderError(new Error(reason), { method: FEATURE, provider: 'aptos' })
  }
}
