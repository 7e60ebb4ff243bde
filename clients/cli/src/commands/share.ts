import type { DropOnChain } from '../drop/dropOnChain.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { checkedSite } from '../sharing/checkedSite.ts'
import { type ShareOptions, writeSharePage } from '../sharing/writeSharePage.ts'

export async function share(
  context: BaseContext,
  drop: DropOnChain,
  options: ShareOptions,
): Promise<CommandResult> {
  const site = await checkedSite(context, () => drop.network(), options)
  return writeSharePage(context, { site, out: options.out }, await drop.shared(options))
}
