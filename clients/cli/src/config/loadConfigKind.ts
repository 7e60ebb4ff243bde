import type { ChainKind } from '../networks/chainKind.ts'
import { assertInstalled } from '../runtime/parts.ts'
import type { ConfigKind } from './configKind.ts'

const LOADERS: Readonly<Record<ChainKind, () => Promise<ConfigKind<unknown>>>> = {
  solana: async () => (await import('./solanaConfigKind.ts')).SOLANA_CONFIG,
  evm: async () => (await import('../evm/config/evmConfigKind.ts')).EVM_CONFIG,
  aptos: async () => (await import('../aptos/config/aptosConfigKind.ts')).APTOS_CONFIG,
}

/**
 * Loads the config kind for a chain kind, with its client.
 *
 * @throws PACKAGES_NOT_INSTALLED
 */
export async function loadConfigKind(kind: ChainKind): Promise<ConfigKind<unknown>> {
  if (kind !== 'solana') assertInstalled(kind)
  return LOADERS[kind]()
}
