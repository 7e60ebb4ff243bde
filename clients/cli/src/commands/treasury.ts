import type { FeeShare } from '@mintline/core'
import { assertOptionsFitNetwork } from '../config/writtenOptions.ts'
import type { DropOnChain } from '../drop/dropOnChain.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { type Repeatable, readOptions, shareReadings } from './optionValues.ts'

export async function setTreasury(
  context: BaseContext,
  drop: DropOnChain,
  { recipient }: { readonly recipient: Repeatable },
): Promise<CommandResult> {
  const receivers = readOptions<FeeShare>(
    shareReadings('--recipient', recipient, {
      readWallet: (text) => drop.readWallet(text),
      partOf: (share) => share,
    }),
  )
  assertOptionsFitNetwork(
    context,
    await drop.network(),
    receivers.map(({ address }) => ['--recipient', address]),
  )
  const opened = await drop.open()
  return opened.change('Set the treasury', { money: { ...opened.terms.money, receivers } })
}
