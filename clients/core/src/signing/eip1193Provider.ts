import { CoreError } from '../errors/coreError.ts'
import { askWallet } from './providerError.ts'

/** An EVM wallet: only what EIP-1193 requires. */
export interface Eip1193Provider {
  request(args: { method: string; params?: readonly unknown[] }): Promise<unknown>
}

/**
 * Returns the account to sign with: the given address, otherwise the wallet's first account.
 *
 * @throws MintlineError WALLET_NOT_CONNECTED if the wallet gives this site no account.
 * @throws MintlineError PROVIDER_ERROR if the wallet fails to answer.
 */
export async function getEthereumSigner(
  provider: Eip1193Provider,
  address?: string,
): Promise<string> {
  if (address !== undefined) return address
  const method = 'eth_accounts'
  const accounts = await askWallet({ method, provider: 'eip1193' }, () =>
    provider.request({ method }),
  )
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined
  if (typeof first !== 'string') throw new CoreError('WALLET_NOT_CONNECTED', {})
  return first
}

/** Returns true if a wallet's answer is a signature: 0x and at least one byte as hex. */
export function isHexSignature(answer: unknown): answer is string {
  return typeof answer === 'string' && /^0x(?:[0-9a-f]{2})+$/i.test(answer)
}
