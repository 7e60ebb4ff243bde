import { fetchCollection } from '@mintline/aptos'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { checkedSite } from '../../sharing/checkedSite.ts'
import { readTexts } from '../../sharing/readTexts.ts'
import { type ShareOptions, writeSharePage } from '../../sharing/writeSharePage.ts'
import { type AptosDropOption, findAptosContract } from '../drop/readAptosDrop.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'

export async function share(
  context: AptosContext,
  options: ShareOptions & Pick<AptosDropOption, 'contract'>,
): Promise<CommandResult> {
  const site = await checkedSite(context, () => context.chain(), options)
  const { contract } = await findAptosContract(context, options)
  const { connection, network } = await context.chain()
  const { signal } = context
  const { name, description, uri } = await fetchCollection(connection, contract, { signal })
  const { proofs, out } = options
  return writeSharePage(
    context,
    { site, out },
    {
      target: { collection: `APTOS:${contract}`, network: network.slug, proofs },
      folders: [`${network.slug}-${contract}`],
      ...(await readTexts(context, { title: name, description, uri })),
    },
  )
}
