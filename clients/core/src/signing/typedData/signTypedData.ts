import { bytesToHex } from '@noble/hashes/utils.js'
import { CoreError } from '../../errors/coreError.ts'
import { type Eip1193Provider, getEthereumSigner, isHexSignature } from '../eip1193Provider.ts'
import { walkWalletError } from '../errors/walkWalletError.ts'
import { isFinalWalletFailure } from '../finalWalletFailure.ts'
import { asProviderError } from '../providerError.ts'
import type { WalletSignature } from '../walletSignature.ts'
import { hashTypedData } from './hashTypedData.ts'
import { type TypedData, withDomainType } from './typedData.ts'

/** Method for signing on a hardware device. */
const DEVICE_METHOD = 'eth_sign'

/** Added to the recovery byte, so that contracts know that the digest was signed with a prefix. */
const PREFIXED_DIGEST_OFFSET = 4

export interface SignTypedDataArgs {
  readonly provider: Eip1193Provider
  readonly data: TypedData
  /** Account to sign with. Default: the wallet's first account. */
  readonly address?: string
  /** Chain named in errors. Default: the domain's, if any. */
  readonly chainId?: number
}

/** One method for signing typed data. */
interface Attempt {
  readonly method: string
  sign(): Promise<unknown>
}

/**
 * Signs typed data with an EVM wallet by the first method that works: `eth_signTypedData_v4`; the digest by
 * `eth_sign`, if the device does not support typed data; `eth_signTypedData_v3`; `eth_signTypedData`.
 *
 * The result's `message` is the JSON for the wallet.
 *
 * @throws MintlineError PROVIDER_ERROR at once on a final failure (4900, 4001, 4901, 4100, or 'User denied message
 * signature.'); its cause is the wallet's error.
 * @throws MintlineError TYPED_DATA_SIGNING_FAILED if every method failed; its cause is an AggregateError with all
 * failures in order.
 * @throws MintlineError WALLET_NOT_CONNECTED if the wallet gives no account.
 */
export async function signTypedData(args: SignTypedDataArgs): Promise<WalletSignature> {
  const { provider, data } = args
  const signer = await getEthereumSigner(provider, args.address)
  const chainId = args.chainId ?? chainIdOf(data)
  const message = serializeTypedData(data)
  const ask = (method: string, payload: unknown): Attempt => ({
    method,
    sign: () => provider.request({ method, params: [signer, payload] }),
  })
  const device = { method: DEVICE_METHOD, sign: () => signOnDevice(provider, signer, data) }
  const attempts = [
    ask('eth_signTypedData_v4', message),
    ask('eth_signTypedData_v3', message),
    ask('eth_signTypedData', JSON.parse(message)),
  ]
  const methods: string[] = []
  const failures: unknown[] = []
  for (let attempt = attempts.shift(); attempt; attempt = attempts.shift()) {
    methods.push(attempt.method)
    const result = await outcomeOf(attempt)
    if ('signature' in result) return { message, signature: result.signature, publicKey: signer }
    if (isFinalWalletFailure(result.failure)) {
      const request = { method: attempt.method, provider: 'eip1193', signer, chainId } as const
      throw asProviderError(result.failure, request)
    }
    failures.push(result.failure)
    if (methods.length === 1 && isUnsupportedByDevice(result.failure)) attempts.unshift(device)
  }
  const cause = new AggregateError(failures, 'every way of signing typed data failed')
  throw new CoreError('TYPED_DATA_SIGNING_FAILED', { signer, methods }, { cause })
}

/** Some wallets return their error instead of throwing it; such an answer is a failure. */
async function outcomeOf(attempt: Attempt): Promise<{ signature: string } | { failure: unknown }> {
  try {
    const answer = await attempt.sign()
    return isHexSignature(answer) ? { signature: answer } : { failure: answer }
  } catch (failure) {
    return { failure }
  }
}

function chainIdOf(data: TypedData): number | string | undefined {
  const { chainId } = data.domain
  if (typeof chainId === 'bigint') return chainId.toString()
  return typeof chainId === 'number' || typeof chainId === 'string' ? chainId : undefined
}

/** Serialises typed data as JSON for wallets: big numbers in decimal, bytes in hex. */
function serializeTypedData(data: TypedData): string {
  return JSON.stringify(withDomainType(data), (_, value: unknown) => {
    if (typeof value === 'bigint') return value.toString()
    if (value instanceof Uint8Array) return `0x${bytesToHex(value)}`
    return value
  })
}

/** Returns true if a wallet's hardware device cannot sign typed data, according to the error. */
function isUnsupportedByDevice(error: unknown): boolean {
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
async function signOnDevice(
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
