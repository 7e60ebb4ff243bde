import { CoreReadError } from '../errors/coreReadError.ts'

/**
 * Throws if a wallet and a call are on different networks.
 *
 * `current` is the chain id of the wallet's provider, `required` the call's. On Solana and Eclipse they are genesis
 * hashes.
 *
 * @throws MintlineError CHAIN_MISMATCH with both.
 */
export function assertSameChain({
  current,
  required,
}: {
  current: number | string
  required: number | string
}): void {
  if (current !== required) throw new CoreReadError('CHAIN_MISMATCH', { current, required })
}

/**
 * Throws if a wallet and a call use different nodes, for networks without a chain id. `current` is the URL of the
 * wallet's node, `required` the call's; either may end with a slash.
 *
 * @throws MintlineError RPC_URL_MISMATCH with both.
 */
export function assertSameRpcUrl({
  current,
  required,
}: {
  current: string
  required: string
}): void {
  if (withoutSlash(current) === withoutSlash(required)) return
  throw new CoreReadError('RPC_URL_MISMATCH', { current, required })
}

function withoutSlash(url: string): string {
  return url.endsWith('/') ? url.slice(0, -1) : url
}
