import { editionsDeploymentAddress, fetchCollectionInfo } from '@mintline/solana'
import { EXIT } from '../exitCodes.ts'
import type { Difference } from '../launch/difference.ts'
import { findDifferences } from '../launch/findDifferences.ts'
import { readPhaseLists } from '../lists/readPhaseLists.ts'
import { counted } from '../output/counted.ts'
import { indented, table } from '../output/table.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

export async function verify(context: CommandContext): Promise<CommandResult> {
  const loaded = context.config()
  const { config } = loaded
  const cluster = await context.cluster()
  const lists = await readPhaseLists(loaded, cluster.currency, context.signal)
  const { symbol } = config.collection
  const deployment = editionsDeploymentAddress(symbol).toBase58()
  const info = await fetchCollectionInfo(cluster.connection, deployment)
  const differences = await findDifferences({ cluster, config, lists, info })
  return {
    text: describeDifferences(symbol, differences),
    data: { deployment, symbol, matches: differences.length === 0, differences },
    exitCode: differences.length === 0 ? EXIT.ok : EXIT.differs,
  }
}

/** Describes differences for display. */
export function describeDifferences(symbol: string, differences: readonly Difference[]): string {
  if (differences.length === 0) return `${symbol} matches the config`
  const rows = differences.map(({ path, config, chain }) => [path, config, chain])
  const count = counted(differences.length, 'difference')
  return `${symbol}: ${count}\n${indented(table([['where', 'config', 'chain'], ...rows]))}`
}
