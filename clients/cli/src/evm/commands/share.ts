import { fetchDropProfile } from '@mintline/evm'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { checkedSite } from '../../sharing/checkedSite.ts'
import { type ShareOptions, writeSharePage } from '../../sharing/writeSharePage.ts'
import { type DropOption, readDrop } from '../drop/readDrop.ts'
import { type ActivePhaseOption, readActivePhase } from '../minting/activePhase.ts'
import type { EvmContext } from '../runtime/evmContext.ts'

export async function share(
  context: EvmContext,
  options: ShareOptions & DropOption & ActivePhaseOption,
): Promise<CommandResult> {
  const site = await checkedSite(context, () => context.chain(), options)
  const { state } = await readDrop(context, options)
  const { connection, network } = await context.chain()
  const { signal } = context
  const { itemName, description, image } = await fetchDropProfile(
    connection,
    { drop: state, resources: context.resources() },
    { signal },
  )
  const { address, tokenId, name } = state
  const parts = tokenId === undefined ? [address] : [address, tokenId]
  // Nobody gets a link to a document that cannot be used.
  await readActivePhase(context, options)
  const { proofs, activePhase, out } = options
  return writeSharePage(
    context,
    { site, out },
    {
      target: {
        collection: [network.blockchain, ...parts].join(':'),
        network: network.slug,
        proofs,
        activePhase,
      },
      folders: [[network.slug, ...parts].join('-')],
      texts: { title: name || itemName, description, image },
    },
  )
}
