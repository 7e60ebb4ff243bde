import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { CoreError } from '../errors/coreError.ts'
import { askWallet, asProviderError } from './providerError.ts'
import type { WalletSignature } from './walletSignature.ts'

/** A Flow account's signature with one of its keys. */
export interface FlowSignature {
  /** Account address, with or without 0x. */
  readonly addr: string
  /** Key index in the account. */
  readonly keyId: number
  /** Signature as hex. */
  readonly signature: string
}

/** The part of a Flow client that signing needs; FCL itself has it. */
export interface FlowClient {
  readonly currentUser: {
    /** Returns the current user; `addr` is null or undefined if nobody is logged in. */
    snapshot(): Promise<{ readonly addr?: string | null | undefined }>
    /** Signs a message given as hex. Wallets that decline return a text or nothing. */
    signUserMessage(message: string): Promise<readonly FlowSignature[] | string | undefined>
  }
  /** Returns an account with its keys, as on chain. */
  account(address: string): Promise<{
    readonly keys: readonly { readonly index: number; readonly publicKey: string }[]
  }>
}

const METHOD = 'signUserMessage'

/**
 * Signs a text with a Flow wallet; signature and public key are hex as Flow writes it, without 0x.
 *
 * @throws MintlineError WALLET_MESSAGE_EMPTY if the message is empty.
 * @throws MintlineError WALLET_NOT_CONNECTED if no user is logged in.
 * @throws MintlineError PROVIDER_ERROR if the wallet fails or its user refuses.
 * @throws MintlineError WALLET_ANSWER_INVALID if no signature is from the user's account and keys.
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

/** Normalises an address for comparison: lower case, without 0x and leading zeros. */
function bare(address: string): string {
  return address.toLowerCase().replace(/^(?:0x)?0*/, '')
}
