import { type DropSettings, planRoyalties } from '@mintline/aptos'
import { royaltyText } from '@mintline/aptos/drop'
import { assertBasisPoints, BASIS_POINTS } from '@mintline/core'
import { aptosWallet } from '@mintline/core/identifiers'
import { readOptions, readWhole, usageError } from '../../commands/optionValues.ts'
import { assertOptionsFitNetwork } from '../../config/writtenOptions.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { type AptosDropOption, readAptosDrop } from '../drop/readAptosDrop.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { changeAptosDrop } from '../sending/changeAptosDrop.ts'

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
  const given = readOptions<Partial<DropSettings['royalties']>>([
    ['--bps', bps, (text) => pointsOf(readWhole('--bps', text))],
    ['--recipient', recipient, (text) => ({ royaltyPayeeAddress: aptosWallet(text) })],
  ])
  assertOptionsFitNetwork(context, await context.chain(), [['--recipient', recipient]])
  return changeAptosDrop(context, options, 'Set the royalties', (settings) => ({
    plans: [planRoyalties(settings, Object.assign({}, settings.royalties, ...given))],
  }))
}

function pointsOf(basisPoints: bigint) {
  assertBasisPoints(Number(basisPoints))
  return {
    royaltyPointsNumerator: basisPoints,
    royaltyPointsDenominator: BigInt(BASIS_POINTS),
  }
}
