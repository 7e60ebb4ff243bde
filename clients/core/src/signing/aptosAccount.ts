import { CoreError } from '../errors/coreError.ts'
import { aptosNetworkName } from './aptosNetworkName.ts'
import { askWallet } from './providerError.ts'
import { walletMethod } from './walletFeature.ts'

/** An object whose `toString` is its text form: hex for keys, addresses and signatures of Aptos. */
export interface Printable {
  toString(): string
}

/** A wallet of the Aptos wallet standard (AIP-62). */
export interface AptosWallet {
  readonly features: object
}

/** Account and network of an Aptos wallet. */
export interface AptosAccount {
  /** Address as the wallet writes it. */
  readonly address: string
  /** Hex of the public key, with 0x. */
  readonly publicKey: string
  /** Name of the network with only its first letter in upper case: Mainnet. */
  readonly network: string
  /** Undefined where the wallet does not provide it. */
  readonly chainId: number | undefined
  /** URL of the wallet's node; undefined where the wallet does not provide it. */
  readonly url: string | undefined
}

type GetAccount = () => Promise<{ address: Printable; publicKey: Printable } | null | undefined>
type GetNetwork = () => Promise<{ name: string; chainId?: number; url?: string } | null | undefined>

/**
 * The account and the network of an Aptos wallet.
 *
 * @throws MintlineError APTOS_ACCOUNT_MISSING when the wallet has no account or no network.
 * @throws MintlineError WALLET_FEATURE_MISSING when it provides neither.
 * @throws MintlineError PROVIDER_ERROR when it fails to answer.
 */
export async function getAptosAccount(wallet: AptosWallet): Promise<AptosAccount> {
  const getAccount = walletMethod<GetAccount>(wallet, 'aptos:account', 'account')
  const getNetwork = walletMethod<GetNetwork>(wallet, 'aptos:network', 'network')
  const [account, network] = await Promise.all([
    askWallet({ method: 'aptos:account', provider: 'aptos' }, getAccount),
    askWallet({ method: 'aptos:network', provider: 'aptos' }, getNetwork),
  ])
  if (!account?.address || !account.publicKey || !network?.name) {
    throw new CoreError('APTOS_ACCOUNT_MISSING', {})
  }
  return {
    address: account.address.toString(),
    publicKey: prefixedHex(account.publicKey),
    network: aptosNetworkName(network.name),
    chainId: network.chainId,
    url: network.url,
  }
}

/** Hex with 0x, which older wallets leave out. */
export function prefixedHex(value: Printable): string {
  const text = value.toString()
  return text.startsWith('0x') ? text : `0x${text}`
}
