import { editionsDeploymentAddress, fetchCollectionInfo } from '@mintline/solana'
import { EXIT } from '../exitCodes.ts'
import { describeDifferences } from '../launch/describeDifferences.ts'
import { findDifferences } from '../launch/findDifferences.ts'
import { readPhaseLists } from '../lists/readPhaseLists.ts'
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
