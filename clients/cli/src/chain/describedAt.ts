import type { CoinUnit } from '@mintline/core'
import { type CollectionInfo, fetchChainTime } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import { fetchPhasesTokens } from './fetchTokens.ts'

/** Input for describing a collection besides the collection itself. */
export interface DescribedAt {
  readonly currency: Currency
  /** Chain time in unix seconds. */
  readonly now: bigint
  /** The phases' price tokens, by mint. */
  readonly tokens: ReadonlyMap<string, CoinUnit>
  /** Phase names by index, from the config. */
  readonly phaseNames: readonly string[]
}

/** Returns time, currencies and names for describing a collection. */
export async function readDescribedAt(
  context: CommandContext,
  { symbol, phases: onChain }: Pick<CollectionInfo, 'symbol' | 'phases'>,
): Promise<DescribedAt> {
  const { connection, currency } = await context.cluster()
  const config = context.configIfAny()?.config
  // Another drop's config says nothing about these phases.
  const phases = config?.symbol === symbol ? config.phases : []
  return {
    currency,
    tokens: await fetchPhasesTokens(context, onChain),
    now: await fetchChainTime(connection),
    phaseNames: phases.map(({ name }) => name),
  }
}
