import { editionsDeploymentAddress, fetchCollectionInfo } from '@mintline/solana'
import { fetchConfigTokens } from '../chain/fetchTokens.ts'
import { EXIT } from '../exitCodes.ts'
import { describeDifferences } from '../launch/describeDifferences.ts'
import { findDifferences } from '../launch/findDifferences.ts'
import { describeFirstMints } from '../launch/firstMints.ts'
import { tryFirstMints } from '../launch/tryFirstMints.ts'
import { readPhaseLists } from '../lists/readPhaseLists.ts'
import { findStaleProofs } from '../lists/staleProofs.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

/** Options for every chain's comparison. */
export interface VerifyOptions {
  /** Proof folders or addresses. */
  readonly proofs?: readonly string[]
}

export async function verify(
  context: CommandContext,
  { proofs: given }: VerifyOptions,
): Promise<CommandResult> {
  const loaded = context.config()
  const { config } = loaded
  const cluster = await context.cluster()
  const tokens = await fetchConfigTokens(context, config)
  const { currency } = cluster
  const lists = await readPhaseLists(loaded, { currency, tokens, signal: context.signal })
  const { symbol } = config.collection
  const deployment = editionsDeploymentAddress(symbol).toBase58()
  const info = await fetchCollectionInfo(cluster.connection, deployment)
  const differences = await findDifferences({ cluster, config, tokens, lists, info })
  const firstMints =
    differences.length === 0
      ? await tryFirstMints({ cluster, context }, { info, config, lists })
      : []
  const stale = await findStaleProofs(context, {
    lists: config.phases.flatMap(({ name }, index) => {
      const root = lists[index]?.tree?.root
      return root ? [{ name, root }] : []
    }),
    given,
  })
  const matches = differences.length === 0 && stale.length === 0
  return {
    text: [describeDifferences(symbol, differences), ...describeFirstMints(firstMints)].join('\n'),
    data: { deployment, symbol, matches, differences, proofs: stale, firstMints },
    exitCode: matches ? EXIT.ok : EXIT.differs,
  }
}
