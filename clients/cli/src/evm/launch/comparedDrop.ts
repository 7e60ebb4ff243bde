import { CoreError } from '@mintline/core'
import type { DropPlan } from '@mintline/core/drop'
import type { EvmAddress } from '@mintline/core/identifiers'
import { type EvmPresent, type EvmStep, evmDropChain } from '@mintline/evm/drop'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { type EvmConfig, tokensOf } from '../config/evmConfig.ts'
import { termsOf } from '../config/termsOf.ts'
import type { ReadEvmToken } from '../lists/readEvmPhases.ts'
import type { EvmSession } from '../sending/evmSession.ts'

/** A drop's files, and where it is. */
export interface ComparedDrop {
  readonly session: Pick<EvmSession, 'chain' | 'context'>
  readonly loaded: LoadedConfig<EvmConfig>
  readonly tokens: readonly ReadEvmToken[]
}

/** A deployed drop, and its way to the terms in the files. */
interface PlannedDrop {
  readonly present: EvmPresent
  readonly plan: DropPlan<EvmStep>
}

/**
 * Plans a deployed drop's way to the terms in the files.
 *
 * @param wallet Wallet that sends the steps.
 * @throws NO_CONTRACT_DATA if there is none, and what `termsOf` and plans throw
 */
export async function planPresent(
  { session: { chain, context }, loaded: { config }, tokens }: ComparedDrop,
  contract: EvmAddress,
  wallet: string,
): Promise<PlannedDrop> {
  const { signal } = context
  // A contract of the other variant is read by a token id too, so that the difference is told.
  const [tokenId = 0n, ...otherTokenIds] = tokensOf(config).flatMap((token) => token.tokenId ?? [])
  const drops = evmDropChain(chain.connection, { tokenId, otherTokenIds })
  const present = await drops.read(contract, { signal })
  if (!present) throw new CoreError('NO_CONTRACT_DATA', { contract })
  const terms = termsOf({ config, tokens, present })
  return { present, plan: await drops.plan({ terms, present, wallet }, { signal }) }
}
