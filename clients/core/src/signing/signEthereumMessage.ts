import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { CoreError } from '../errors/coreError.ts'
import { type Eip1193Provider, getEthereumSigner, isHexSignature } from './eip1193Provider.ts'
import { askWallet } from './providerError.ts'
import type { WalletSignature } from './walletSignature.ts'

export interface SignEthereumMessageArgs {
  readonly provider: Eip1193Provider
  /** Text to sign, as UTF-8 with the ERC-191 prefix. */
  readonly message: string
  /** Account to sign with. Default: the wallet's first account. */
  readonly address?: string
  /** Chain named in errors; the signature does not depend on it. */
  readonly chainId?: number
}

/**
 * Signs a text with an EVM wallet by `personal_sign`.
 *
 * @throws MintlineError WALLET_NOT_CONNECTED if the wallet gives no account.
 * @throws MintlineError PROVIDER_ERROR if the wallet fails or its user refuses.
 * @throws MintlineError WALLET_ANSWER_INVALID if its answer is not a signature.
 */
export async function signEthereumMessage(args: SignEthereumMessageArgs): Promise<WalletSignature> {
  const { provider, message, chainId } = args
  const signer = await getEthereumSigner(provider, args.address)
  const method = 'personal_sign'
  const params = [`0x${bytesToHex(utf8ToBytes(message))}`, signer]
  const request = { method, provider: 'eip1193', signer, chainId } as const
  const signature = await askWallet(request, () => provider.request({ method, params }))
  if (!isHexSignature(signature)) {
    throw new CoreError('WALLET_ANSWER_INVALID', { method }, { cause: signature })
  }
  return { message, signature, publicKey: signer }
}
