import { CoreReadError } from '../errors/coreReadError.ts'

/**
 * Throws when a wallet is on another network than the call.
 *
 * `current` is the chain id of the wallet's provider, `required` that of the call; on Solana and Eclipse they are
 * genesis hashes.
 *
 * @throws MintlineError CHAIN_MISMATCH, which carries both.
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
 * Throws when a wallet sends to another node than the call, for networks without a chain id. `current` is the URL of
 * the wallet's node, `required` that of the call; either may end with a slash.
 *
 * @throws MintlineError RPC_URL_MISMATCH, which carries both.
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
