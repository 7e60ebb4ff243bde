import { planPlatformFee } from '@mintline/aptos'
import { feeText } from '@mintline/aptos/drop'
import { assertBasisPoints, type PlatformFee } from '@mintline/core'
import { readRequired, readWhole, usageError } from '../../commands/optionValues.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { readOctas } from '../amounts/aptosAmount.ts'
import { type AptosDropOption, readAptosDrop } from '../drop/readAptosDrop.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { changeAptosDrop } from '../sending/changeAptosDrop.ts'
import { assertSharesFit, readShares } from './shareOptions.ts'

interface SetOptions extends AptosDropOption {
  readonly bps?: string
  readonly flat?: string
  readonly recipient?: readonly string[]
}

export async function show(
  context: AptosContext,
  options: AptosDropOption,
): Promise<CommandResult> {
  const { platformFee } = (await readAptosDrop(context, options)).settings
  return { text: `platform fee ${feeText(platformFee)}`, data: platformFee }
}

export async function setFees(context: AptosContext, options: SetOptions): Promise<CommandResult> {
  const { bps, flat, recipient } = options
  if (bps !== undefined && flat !== undefined) throw usageError('Give either --bps or --flat')
  if (bps === undefined && flat === undefined && recipient === undefined) {
    throw usageError('Give --bps, --flat or --recipient')
  }
  const fee = readFeeOptions(options)
  const feeSplit = recipient && readShares(recipient)
  await assertSharesFit(context, feeSplit)
  return changeAptosDrop(context, options, 'Set the platform fee', (settings) => ({
    plans: [planPlatformFee(settings, { ...(fee ?? settings.platformFee), feeSplit })],
  }))
}

function readFeeOptions({ bps, flat }: SetOptions): PlatformFee | undefined {
  if (flat !== undefined) return { type: 'flat', value: readRequired('--flat', flat, readOctas) }
  if (bps === undefined) return undefined
  const valueBp = readRequired('--bps', bps, (text) => {
    const points = Number(readWhole('--bps', text))
    assertBasisPoints(points)
    return points
  })
  return { type: 'percentage', valueBp }
}
