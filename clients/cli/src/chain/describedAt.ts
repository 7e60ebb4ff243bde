import { fetchChainTime } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import type { CommandContext } from '../runtime/commandContext.ts'

/** Input for describing a collection besides the collection itself. */
export interface DescribedAt {
  readonly currency: Currency
  /** Chain time in unix seconds. */
  readonly now: bigint
  /** Phase names by index, from the config. */
  readonly phaseNames: readonly string[]
}

/** Returns time, currency and names for describing the collection with this symbol. */
export async function readDescribedAt(
  context: CommandContext,
  symbol: string,
): Promise<DescribedAt> {
  const { connection, currency } = await context.cluster()
  const config = context.configIfAny()?.config
  // Another drop's config says nothing about these phases.
  const phases = config?.collection.symbol === symbol ? config.phases : []
  return {
    currency,
    now: await fetchChainTime(connection),
    phaseNames: phases.map(({ name }) => name),
  }
}
