import type { ChainKind } from '../networks/chainKind.ts'
import type { ConfigKind } from './configKind.ts'

const LOADERS: Readonly<Record<ChainKind, () => Promise<ConfigKind<unknown>>>> = {
  solana: async () => (await import('./solanaConfigKind.ts')).SOLANA_CONFIG,
  evm: async () => (await import('../evm/config/evmConfigKind.ts')).EVM_CONFIG,
  aptos: async () => (await import('../aptos/config/aptosConfigKind.ts')).APTOS_CONFIG,
}

/** Loads the kind of configs of a kind of chain, with its client. */
export function loadConfigKind(kind: ChainKind): Promise<ConfigKind<unknown>> {
  return LOADERS[kind]()
}
