import type { FeeShare } from '@mintline/core'
import { assertOptionsFitNetwork } from '../config/writtenOptions.ts'
import type { DropOnChain } from '../drop/dropOnChain.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { type Repeatable, readParts, readWhole, shareReadings, usageError } from './optionValues.ts'

interface CapOptions {
  readonly bps?: string
  readonly flat?: string
}

interface SetOptions extends CapOptions {
  readonly recipient?: Repeatable
  /** Only where fees have admins of their own. */
  readonly primaryAdmin?: string
  readonly secondaryAdmin?: string
}

/** Fee parts given as options; omitted parts stay unchanged. */
interface GivenFee {
  readonly bps?: number
  readonly flat?: unknown
  readonly recipients?: readonly FeeShare[]
}

export async function setFees(
  context: BaseContext,
  drop: DropOnChain,
  options: SetOptions,
): Promise<CommandResult> {
  const { bps, flat, recipient, primaryAdmin, secondaryAdmin } = options
  if (bps !== undefined && flat !== undefined) throw usageError('Give either --bps or --flat')
  const all = [bps, flat, recipient, primaryAdmin, secondaryAdmin]
  if (all.every((value) => value === undefined)) {
    throw usageError('Give at least one part of the fee to set')
  }
  const given = readFee(drop, options)
  assertOptionsFitNetwork(context, await drop.network(), [
    ...(given.recipients ?? []).map(({ address }) => ['--recipient', address] as const),
    ['--primary-admin', primaryAdmin],
    ['--secondary-admin', secondaryAdmin],
  ])
  const opened = await drop.open()
  const { money } = opened.terms
  const { recipients = money.platformFee.recipients } = given
  const fee =
    given.flat !== undefined
      ? ({ type: 'flat', value: opened.flatFee(given.flat) } as const)
      : given.bps !== undefined
        ? ({ type: 'percentage', valueBp: given.bps } as const)
        : money.platformFee
  return opened.change('Set the platform fee', {
    money: { ...money, platformFee: { ...fee, recipients } },
    extras: {
      ...(primaryAdmin !== undefined && { firstFeeAdmin: primaryAdmin }),
      ...(secondaryAdmin !== undefined && {
        secondFeeAdmin: secondaryAdmin === 'none' ? undefined : secondaryAdmin,
      }),
    },
  })
}

/** Lowers the highest fee that its admins can set. */
export async function lowerCap(
  _: BaseContext,
  drop: DropOnChain,
  options: CapOptions,
): Promise<CommandResult> {
  const { bps, flat } = options
  if (bps === undefined && flat === undefined) throw usageError('Give --bps or --flat')
  const given = readFee(drop, options)
  const opened = await drop.open()
  const feeCap = {
    basisPoints: given.bps,
    flat: given.flat === undefined ? undefined : opened.flatFee(given.flat),
  }
  return opened.change('Lower the platform fee cap', { extras: { feeCap } })
}

function readFee(drop: DropOnChain, { bps, flat, recipient }: SetOptions): GivenFee {
  return readParts<GivenFee>([
    ['--bps', bps, (text) => ({ bps: drop.readBasisPoints(`${readWhole('--bps', text)}`) })],
    ['--flat', flat, (text) => ({ flat: drop.readFlatFee(text) })],
    ...shareReadings<GivenFee>('--recipient', recipient, {
      readWallet: (text) => drop.readWallet(text),
      partOf: (share) => ({ recipients: [share] }),
    }),
  ])
}
