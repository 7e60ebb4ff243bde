import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { CoreError } from '../errors/coreError.ts'
import { askWallet, asProviderError } from './providerError.ts'
import type { WalletSignature } from './walletSignature.ts'

/** A signature of a Flow account with one of its keys. */
export interface FlowSignature {
  /** Address of the account, with or without 0x. */
  readonly addr: string
  /** Index of the key in the account. */
  readonly keyId: number
  /** Hex of the signature. */
  readonly signature: string
}

/** The part of a Flow client that signing needs; FCL itself has it. */
export interface FlowClient {
  readonly currentUser: {
    /** The current user; `addr` is null or undefined when nobody is logged in. */
    snapshot(): Promise<{ readonly addr?: string | null | undefined }>
    /** Signs a message given as hex. Wallets that decline answer with a text or with nothing. */
    signUserMessage(message: string): Promise<readonly FlowSignature[] | string | undefined>
  }
  /** An account with its keys, as on chain. */
  account(address: string): Promise<{
    readonly keys: readonly { readonly index: number; readonly publicKey: string }[]
  }>
}

const METHOD = 'signUserMessage'

/**
 * Signs a text with a Flow wallet; signature and public key are hex as Flow writes it, without 0x.
 *
 * @throws MintlineError WALLET_MESSAGE_EMPTY when the message is empty.
 * @throws MintlineError WALLET_NOT_CONNECTED when no user is logged in.
 * @throws MintlineError PROVIDER_ERROR when the wallet fails or its user refuses.
 * @throws MintlineError WALLET_ANSWER_INVALID when no signature is from the user's account and keys.
 */
export async function signFlowMessage(args: {
  readonly client: FlowClient
  readonly message: string
}): Promise<WalletSignature> {
  const { client, message } = args
  if (message === '') throw new CoreError('WALLET_MESSAGE_EMPTY', {})
  const { currentUser } = client
  const { addr: signer } = await askWallet({ method: 'snapshot', provider: 'flow' }, () =>
    currentUser.snapshot(),
  )
  if (!signer) throw new CoreError('WALLET_NOT_CONNECTED', {})
  const request = { method: METHOD, provider: 'flow', signer } as const
  const hex = bytesToHex(utf8ToBytes(message))
  const signatures = await askWallet(request, () => currentUser.signUserMessage(hex))
  if (typeof signatures === 'string') throw asProviderError(signatures, request)
  const signature = signatures?.find(({ addr }) => bare(addr) === bare(signer))
  if (signature === undefined) throw new CoreError('WALLET_ANSWER_INVALID', { method: METHOD })
  const { keys } = await askWallet({ method: 'account', provider: 'flow', signer }, () =>
    client.account(signer),
  )
  const key = keys.find(({ index }) => index === signature.keyId)
  if (key === undefined) throw new CoreError('WALLET_ANSWER_INVALID', { method: METHOD })
  return { message, signature: signature.signature, publicKey: key.publicKey }
}

/** An address for comparison: lower case, without 0x and leading zeros. */
function bare(address: string): string {
  return address.toLowerCase().replace(/^(?:0x)?0*/, '')
}
