import { CoreError } from '@mintline/core/errors'
import { type AptosWallet, asProviderError, walletMethod } from '@mintline/core/signing'
import { asking, REJECTED, type UserResponse } from './userResponse.ts'

/** A network for a wallet. */
export interface WalletNetworkChange {
  /** The SDK's name: `mainnet`, `testnet`, `devnet` or `local`. */
  readonly name: string
  readonly chainId: number
}

type ChangeNetwork = (
  network: WalletNetworkChange,
) => Promise<UserResponse<{ readonly success: boolean; readonly reason?: string }>>

const FEATURE = 'aptos:changeNetwork'

/** Returns true if a wallet supports changing its network. */
export function canChangeNetwork({ features }: AptosWallet): boolean {
  return FEATURE in features
}

/**
 * Asks a wallet to change its network.
 *
 * @throws WALLET_REQUEST_CANCELLED if the user declines.
 * @throws WALLET_FEATURE_MISSING if the wallet cannot, PROVIDER_ERROR if it fails.
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

/** Network names in the SDK, which wallets use to switch networks. */
const NAMES: Readonly<Record<string, string>> = {
  aptos: 'mainnet',
  'aptos-testnet': 'testnet',
  'aptos-devnet': 'devnet',
  'aptos-local': 'local',
}

/** Returns a network's name for wallets: `custom` for unknown ones. */
export function walletNetworkName({ slug }: { readonly slug: string }): string {
  return NAMES[slug] ?? 'custom'
}
