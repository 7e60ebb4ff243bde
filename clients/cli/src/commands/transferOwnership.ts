import { assertOptionsFitNetwork } from '../config/writtenOptions.ts'
import type { DropOnChain } from '../drop/dropOnChain.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { readRequired } from './optionValues.ts'

export async function transfer(
  context: BaseContext,
  drop: DropOnChain,
  options: { readonly to: string },
): Promise<CommandResult> {
  const to = readRequired('--to', options.to, (text) => drop.readWallet(text))
  assertOptionsFitNetwork(context, await drop.network(), [['--to', options.to]])
  return drop.transfer(to)
}
