import { CoreError } from '../../errors/coreError.ts'
import { type Eip1193Provider, getEthereumSigner, isHexSignature } from '../eip1193Provider.ts'
import { isFinalWalletFailure } from '../finalWalletFailure.ts'
import { asProviderError } from '../providerError.ts'
import type { WalletSignature } from '../walletSignature.ts'
import { serializeTypedData } from './serializeTypedData.ts'
import { DEVICE_METHOD, isUnsupportedByDevice, signOnDevice } from './signOnDevice.ts'
import type { TypedData } from './typedData.ts'

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
