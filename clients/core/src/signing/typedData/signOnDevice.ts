import { CoreError } from '../../errors/coreError.ts'
import { type Eip1193Provider, isHexSignature } from '../eip1193Provider.ts'
import { walkWalletError } from '../errors/walkWalletError.ts'
import { hashTypedData } from './hashTypedData.ts'
import type { TypedData } from './typedData.ts'

/** Method for signing on a hardware device. */
export const DEVICE_METHOD = 'eth_sign'

/** Added to the recovery byte, so that contracts know that the digest was signed with a prefix. */
const PREFIXED_DIGEST_OFFSET = 4

/** Returns true if a wallet's hardware device cannot sign typed data, according to the error. */
export function isUnsupportedByDevice(error: unknown): boolean {
  const { messages } = walkWalletError(error)
  return messages.some((text) => text.toLowerCase().includes('not supported on this device'))
}

/**
 * Signs a typed data digest with `eth_sign`, for hardware devices that do not support typed data.
 *
 * The device adds the ERC-191 prefix to the digest, so the signature differs from `eth_signTypedData_v4`'s. As Safe's
 * contracts expect, its last byte is raised by 4 (31 or 32) to tell the two apart.
 *
 * @throws Errors from the wallet.
 * @throws MintlineError WALLET_ANSWER_INVALID if the answer is not a 65-byte signature.
 */
export async function signOnDevice(
  provider: Eip1193Provider,
  signer: string,
  data: TypedData,
): Promise<string> {
  const params = [signer, hashTypedData(data)]
  const signature = await provider.request({ method: DEVICE_METHOD, params })
  if (!isHexSignature(signature) || signature.length !== 132) {
    throw new CoreError('WALLET_ANSWER_INVALID', { method: DEVICE_METHOD }, { cause: signature })
  }
  const v = Number.parseInt(signature.slice(-2), 16)
  // Some devices count recovery from 0, Ethereum from 27.
  const recovery = (v < 27 ? v + 27 : v) + PREFIXED_DIGEST_OFFSET
  return `${signature.slice(0, -2)}${recovery.toString(16)}`
}
