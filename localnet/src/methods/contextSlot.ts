import type { Chain } from '../chain/chain.ts'
import { SOLANA_CORE_VERSION } from '../chain/version.ts'
import type { ConfigReader } from '../rpc/configReader.ts'
import { MIN_CONTEXT_SLOT_NOT_REACHED, RpcError } from '../rpc/rpcError.ts'

export function readMinContextSlot(config: ConfigReader): number | undefined {
  return config.integer('minContextSlot')
}

/** Refuses to answer from a state older than the one the caller requires. */
export function requireContextSlot(chain: Chain, minContextSlot: number | undefined): void {
  const contextSlot = chain.clock.slot()
  if (minContextSlot !== undefined && contextSlot < minContextSlot) {
    throw new RpcError(MIN_CONTEXT_SLOT_NOT_REACHED, 'Minimum context slot has not been reached', {
      contextSlot,
    })
  }
}

export function withContext<T>(chain: Chain, value: T) {
  return { context: { apiVersion: SOLANA_CORE_VERSION, slot: chain.clock.slot() }, value }
}
