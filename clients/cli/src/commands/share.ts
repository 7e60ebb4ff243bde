import { type CollectionOption, readCollection } from '../chain/collectionOption.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { checkedSite } from '../sharing/checkedSite.ts'
import { readTexts } from '../sharing/readTexts.ts'
import { type ShareOptions, writeSharePage } from '../sharing/writeSharePage.ts'
import { usageError } from './optionValues.ts'

export async function share(
  context: CommandContext,
  options: ShareOptions & CollectionOption,
): Promise<CommandResult> {
  const site = await checkedSite(context, () => context.cluster(), options)
  const { symbol, editions, metadata } = await readCollection(context, options)
  const { collectionBaseName: title, collectionBaseUri: uri } = metadata
  const { proofs, out } = options
  const cluster = await clusterId(context)
  return writeSharePage(
    context,
    { site, out },
    {
      target: { collection: symbol, cluster, proofs },
      folders: [symbol, editions],
      ...(await readTexts(context, { title, uri })),
    },
  )
}

/** Returns the network's id in links to the mint page. */
async function clusterId(context: CommandContext): Promise<string> {
  const { network, isLocal, host } = await context.cluster()
  if (network) return network.slug
  if (isLocal) return 'embedded'
  throw usageError(`${host} is no network that a mint page knows`)
}
