import { fetchChainTime } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import type { CommandContext } from '../runtime/commandContext.ts'

/** Input for describing a collection besides the collection itself. */
export interface DescribedAt {
  readonly currency: Currency
  /** Chain time in unix seconds. */
  readonly now: bigint
  /** Names of phases by index, from the config. */
  readonly phaseNames: readonly string[]
}

/** Time, currency and names for describing a collection with this symbol. */
export async function readDescribedAt(
  context: CommandContext,
  symbol: string,
): Promise<DescribedAt> {
  const { connection, currency } = await context.cluster()
  const config = context.configIfAny()?.config
  // A config of another drop says nothing about these phases.
  const phases = config?.collection.symbol === symbol ? config.phases : []
  return {
    currency,
    now: await fetchChainTime(connection),
    phaseNames: phases.map(({ name }) => name),
  }
}
