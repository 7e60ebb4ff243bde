import { CoreError } from '../errors/coreError.ts'

/**
 * Refuses to go on when a wallet is on another network than the one that is meant.
 *
 * @param current chain id that the wallet's provider is on; genesis hash on Solana and Eclipse.
 * @param required chain id that the call is for, in the same way.
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
 * have no chain id. The address of a node may end with a slash or not.
 *
 * @param current address that the wallet sends to.
 * @param required address that the call is for.
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
