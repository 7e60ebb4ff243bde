import type { DropRoyalties } from '@mintline/core/drop'
import { assertOptionsFitNetwork } from '../config/writtenOptions.ts'
import type { DropOnChain } from '../drop/dropOnChain.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { type Repeatable, readParts, readWhole, shareReadings, usageError } from './optionValues.ts'

interface SetOptions {
  readonly bps?: string
  readonly recipient?: Repeatable
  /** The same by the name that Solana has for it. */
  readonly creator?: Repeatable
}

export async function setRoyalties(
  context: BaseContext,
  drop: DropOnChain,
  { bps, recipient, creator }: SetOptions,
): Promise<CommandResult> {
  const [option, receivers] =
    creator === undefined ? ['--recipient', recipient] : ['--creator', creator]
  if (bps === undefined && receivers === undefined) {
    throw usageError('Give the basis points, or who receives them')
  }
  const given = readParts<Partial<DropRoyalties>>([
    ['--bps', bps, (text) => ({ valueBp: drop.readBasisPoints(`${readWhole('--bps', text)}`) })],
    ...shareReadings<Partial<DropRoyalties>>(option, receivers, {
      readWallet: (text) => drop.readWallet(text),
      partOf: (share) => ({ recipients: [share] }),
    }),
  ])
  assertOptionsFitNetwork(
    context,
    await drop.network(),
    (given.recipients ?? []).map(({ address }) => [option, address]),
  )
  const opened = await drop.open()
  const { money } = opened.terms
  const royalties: DropRoyalties = { ...money.royalties, ...given }
  return opened.change('Set the royalties', { money: { ...money, royalties } })
}
