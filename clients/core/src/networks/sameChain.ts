import { CoreError } from '../errors/coreError.ts'

/**
 * Refuses to go on when a wallet is on another network than the one that is meant.
 *
 * `current` is the chain id that the wallet's provider is on, `required` that of the call; on Solana and
 * Eclipse they are genesis hashes.
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
  if (current !== required) throw new CoreError('CHAIN_MISMATCH', { current, required })
}

/**
 * Refuses to go on when a wallet sends to another node than the one that is meant, where networks
 * have no chain id. `current` is the address that the wallet sends to, `required` that of the call; either
 * may end with a slash.
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
  throw new CoreError('RPC_URL_MISMATCH', { current, required })
}

function withoutSlash(url: string): string {
  return url.endsWith('/') ? url.slice(0, -1) : url
}
