import { royaltyText } from '@mintline/aptos/drop'
import { assertBasisPoints } from '@mintline/core'
import { type DropRoyalties, everythingTo } from '@mintline/core/drop'
import { aptosWallet } from '@mintline/core/identifiers'
import { readOptions, readWhole, usageError } from '../../commands/optionValues.ts'
import { assertOptionsFitNetwork } from '../../config/writtenOptions.ts'
import { changeTerms } from '../../plans/changeTerms.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { openAptosDrop } from '../drop/openAptosDrop.ts'
import { type AptosDropOption, readAptosDrop } from '../drop/readAptosDrop.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'

interface SetOptions extends AptosDropOption {
  readonly bps?: string
  readonly recipient?: string
}

export async function show(
  context: AptosContext,
  options: AptosDropOption,
): Promise<CommandResult> {
  const { royalties } = (await readAptosDrop(context, options)).settings
  return { text: `royalties ${royaltyText(royalties)}`, data: royalties }
}

export async function setRoyalties(
  context: AptosContext,
  options: SetOptions,
): Promise<CommandResult> {
  const { bps, recipient } = options
  if (bps === undefined && recipient === undefined) throw usageError('Give --bps or --recipient')
  const given = readOptions<Partial<DropRoyalties>>([
    ['--bps', bps, (text) => ({ valueBp: pointsOf(readWhole('--bps', text)) })],
    ['--recipient', recipient, (text) => ({ recipients: everythingTo(aptosWallet(text)) })],
  ])
  assertOptionsFitNetwork(context, await context.chain(), [['--recipient', recipient]])
  const drop = await openAptosDrop(context, options)
  return changeTerms(drop, 'Set the royalties', ({ money, ...terms }) => {
    const royalties: DropRoyalties = Object.assign({}, money.royalties, ...given)
    return { ...terms, money: { ...money, royalties } }
  })
}

function pointsOf(basisPoints: bigint): number {
  assertBasisPoints(Number(basisPoints))
  return Number(basisPoints)
}
