import { createDropClient, fetchOwedTokens, fetchReveal } from '@mintline/solana'
import { type CollectionOption, readCollection } from '../chain/collectionOption.ts'
import { describeCollection } from '../chain/describeCollection.ts'
import { readDescribedAt } from '../chain/describedAt.ts'
import { followMints } from '../minting/followMints.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

export async function show(
  context: CommandContext,
  options: CollectionOption & { readonly watch: boolean },
): Promise<CommandResult> {
  const info = await readCollection(context, options)
  const { connection } = await context.cluster()
  if (options.watch) {
    return followMints(context, createDropClient({ connection, deployment: info.editions }))
  }
  const at = await readDescribedAt(context, info)
  const owedTokens = await fetchOwedTokens(connection, info, context)
  const reveal = await fetchReveal(connection, info.editions, context)
  return {
    text: describeCollection(info, at, { owedTokens, reveal }),
    data: { ...info, owedTokens, reveal },
  }
}
