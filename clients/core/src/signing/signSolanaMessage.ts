import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { CoreError } from '../errors/coreError.ts'
import { askWallet } from './providerError.ts'
import { type StandardWallet, walletMethod } from './walletFeature.ts'
import type { WalletSignature } from './walletSignature.ts'

/** A Solana wallet account. */
export interface SolanaWalletAccount {
  /** Public key in base58. */
  readonly address: string
}

/** A Wallet Standard wallet with the feature solana:signMessage. */
export type SolanaStandardWallet = StandardWallet<SolanaWalletAccount>

/** The `solana:signMessage` method, for one message. */
type SignMessage = (input: {
  account: SolanaWalletAccount
  message: Uint8Array
}) => Promise<readonly { signedMessage: Uint8Array; signature: Uint8Array }[]>

const FEATURE = 'solana:signMessage'

/**
 * Signs a text with a Solana wallet; signature and public key are base58.
 *
 * The result's `message` is the text that the wallet signed, since the standard allows it to change its input.
 * `address` chooses the account. Default: the wallet's first.
 *
 * @throws MintlineError WALLET_NOT_CONNECTED if the wallet has no such account.
 * @throws MintlineError WALLET_FEATURE_MISSING if it cannot sign messages.
 * @throws MintlineError PROVIDER_ERROR if it fails or its user refuses.
 * @throws MintlineError WALLET_ANSWER_INVALID if it answers without a signature.
 * @throws MintlineError WALLET_MESSAGE_CHANGED if the signed bytes are not text.
 */
export async function signSolanaMessage(args: {
  readonly wallet: SolanaStandardWallet
  readonly message: string
  readonly address?: string
}): Promise<WalletSignature> {
  const { wallet, address } = args
  const account = wallet.accounts.find((one) => address === undefined || one.address === address)
  if (account === undefined) throw new CoreError('WALLET_NOT_CONNECTED', {})
  const signer = account.address
  const signMessage = walletMethod<SignMessage>(wallet, FEATURE, 'signMessage')
  const input = { account, message: utf8ToBytes(args.message) }
  const request = { method: FEATURE, provider: 'solana', signer } as const
  const outputs = await askWallet(request, () => signMessage(input))
  const output = outputs[0]
  if (output === undefined) throw new CoreError('WALLET_ANSWER_INVALID', { method: FEATURE })
  return {
    message: textOf(output.signedMessage),
    signature: base58.encode(output.signature),
    publicKey: signer,
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw new CoreError('WALLET_MESSAGE_CHANGED', {}, { cause })
  }
}
