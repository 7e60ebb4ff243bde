import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import { CoreError } from '../errors/coreError.ts'
import { type AptosWallet, getAptosAccount, type Printable, prefixedHex } from './aptosAccount.ts'
import { askWallet } from './providerError.ts'
import { walletMethod } from './walletFeature.ts'
import type { WalletSignature } from './walletSignature.ts'

export interface SignAptosMessageArgs {
  readonly wallet: AptosWallet
  readonly message: string
  /** Makes the signature valid for one use only. Default: random. */
  readonly nonce?: string
  /** True if the signed text names the account's address. Default: false. */
  readonly address?: boolean
  /** True if the signed text names this site. Default: false. */
  readonly application?: boolean
  /** True if the signed text names the chain. Default: false. */
  readonly chainId?: boolean
}

/** The user's decision in the Aptos wallet standard. */
type UserResponse<Args> = { status: string; args?: Args }

type SignMessage = (
  input: Omit<SignAptosMessageArgs, 'wallet'> & { nonce: string },
) => Promise<UserResponse<{ fullMessage: string; signature: Printable }>>

const FEATURE = 'aptos:signMessage'

/** Bytes of a random nonce. */
const NONCE_BYTES = 16

/**
 * Signs a text with an Aptos wallet; signature and public key are hex with 0x.
 *
 * The result's `message` is the full signed text, to which the wallet adds the nonce.
 *
 * @throws MintlineError APTOS_ACCOUNT_MISSING if the wallet has no account or no network.
 * @throws MintlineError WALLET_FEATURE_MISSING if it cannot sign messages.
 * @throws MintlineError WALLET_REQUEST_CANCELLED if its user refuses.
 * @throws MintlineError PROVIDER_ERROR if it fails.
 * @throws MintlineError WALLET_ANSWER_INVALID if it approves without a signature.
 */
export async function signAptosMessage(args: SignAptosMessageArgs): Promise<WalletSignature> {
  const { wallet, message, nonce = randomNonce(), ...include } = args
  const account = await getAptosAccount(wallet)
  const signMessage = walletMethod<SignMessage>(wallet, FEATURE, 'signMessage')
  const { address: signer, network: chainId } = account
  const request = { method: FEATURE, provider: 'aptos', signer, chainId } as const
  const response = await askWallet(request, () => signMessage({ ...include, message, nonce }))
  if (response.status === 'Rejected') throw new CoreError('WALLET_REQUEST_CANCELLED', {})
  if (!response.args?.signature) {
    throw new CoreError('WALLET_ANSWER_INVALID', { method: FEATURE }, { cause: response })
  }
  return {
    message: response.args.fullMessage,
    signature: prefixedHex(response.args.signature),
    publicKey: account.publicKey,
  }
}

/** Creates a nonce for a message to sign: 16 random bytes as 32 hex digits. */
export function randomNonce(): string {
  return bytesToHex(randomBytes(NONCE_BYTES))
}
