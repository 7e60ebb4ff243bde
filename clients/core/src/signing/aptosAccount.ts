import { CoreError } from '../errors/coreError.ts'
import { askWallet } from './providerError.ts'
import { walletMethod } from './walletFeature.ts'

/** An object whose `toString` is its text form: hex for Aptos keys, addresses and signatures. */
export interface Printable {
  toString(): string
}

/** A wallet in the Aptos wallet standard (AIP-62). */
export interface AptosWallet {
  readonly features: object
}

/** An Aptos wallet's account and network. */
export interface AptosAccount {
  /** Address as the wallet writes it. */
  readonly address: string
  /** Public key as hex with 0x. */
  readonly publicKey: string
  /** Network name with only its first letter in upper case: Mainnet. */
  readonly network: string
  /** Undefined if the wallet does not provide it. */
  readonly chainId: number | undefined
  /** URL of the wallet's node; undefined if the wallet does not provide it. */
  readonly url: string | undefined
}

type GetAccount = () => Promise<{ address: Printable; publicKey: Printable } | null | undefined>
type GetNetwork = () => Promise<{ name: string; chainId?: number; url?: string } | null | undefined>

/**
 * Returns an Aptos wallet's account and network.
 *
 * @throws MintlineError APTOS_ACCOUNT_MISSING if the wallet has no account or no network.
 * @throws MintlineError WALLET_FEATURE_MISSING if it provides neither.
 * @throws MintlineError PROVIDER_ERROR if it fails to answer.
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

/** Returns hex with 0x, which older wallets leave out. */
export function prefixedHex(value: Printable): string {
  const text = value.toString()
  return text.startsWith('0x') ? text : `0x${text}`
}

/** Capitalises a network name: MAINNET becomes Mainnet. */
export function aptosNetworkName(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase()
}
