import type { ChainKind } from '../networks/chainKind.ts'
import type { BaseContext } from './baseContext.ts'
import { assertInstalled } from './parts.ts'

type ContextClass = new (...inputs: ConstructorParameters<typeof BaseContext>) => BaseContext

const LOADERS: Readonly<Record<ChainKind, () => Promise<ContextClass>>> = {
  solana: async () => (await import('./commandContext.ts')).CommandContext,
  evm: async () => {
    assertInstalled('evm')
    return (await import('../evm/runtime/evmContext.ts')).EvmContext
  },
  aptos: async () => {
    assertInstalled('aptos')
    return (await import('../aptos/runtime/aptosContext.ts')).AptosContext
  },
}

/**
 * Returns a command's context on another chain.
 *
 * @throws PACKAGES_NOT_INSTALLED
 */
export async function contextOn(
  kind: ChainKind,
  { options, output, environment }: BaseContext,
  chain: string | undefined,
): Promise<BaseContext> {
  const ContextOfChain = await LOADERS[kind]()
  return new ContextOfChain({ ...options, chain }, output, environment)
}
