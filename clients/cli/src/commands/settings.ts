import type { FeeShare } from '@mintline/core'
import type { DropRoyalties, DropTerms } from '@mintline/core/drop'
import { readTime } from '../amounts/time.ts'
import { assertOptionsFitNetwork } from '../config/writtenOptions.ts'
import type { DropOnChain } from '../drop/dropOnChain.ts'
import type { ChangedTerms } from '../plans/changeTerms.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import {
  type Repeatable,
  readOptions,
  readParts,
  readRequired,
  readWhole,
  shareReadings,
  usageError,
} from './optionValues.ts'

interface CapOptions {
  readonly bps?: string
  readonly flat?: string
}

interface FeeOptions extends CapOptions {
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
  options: FeeOptions,
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

function readFee(drop: DropOnChain, { bps, flat, recipient }: FeeOptions): GivenFee {
  return readParts<GivenFee>([
    ['--bps', bps, (text) => ({ bps: drop.readBasisPoints(`${readWhole('--bps', text)}`) })],
    ['--flat', flat, (text) => ({ flat: drop.readFlatFee(text) })],
    ...shareReadings<GivenFee>('--recipient', recipient, {
      readWallet: (text) => drop.readWallet(text),
      partOf: (share) => ({ recipients: [share] }),
    }),
  ])
}

interface RoyaltyOptions {
  readonly bps?: string
  readonly recipient?: Repeatable
  /** The same by the name that Solana has for it. */
  readonly creator?: Repeatable
}

export async function setRoyalties(
  context: BaseContext,
  drop: DropOnChain,
  { bps, recipient, creator }: RoyaltyOptions,
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

interface SalesOptions {
  readonly supply?: string
  readonly end?: string
  readonly pause?: boolean
  readonly resume?: boolean
}

export async function setSales(
  _: BaseContext,
  drop: DropOnChain,
  options: SalesOptions,
): Promise<CommandResult> {
  const change = changeOf(options)
  const opened = await drop.open()
  return opened.change('Set the sales', change(opened.terms))
}

function changeOf({
  supply,
  end,
  pause,
  resume,
}: SalesOptions): (terms: DropTerms) => ChangedTerms {
  if (pause && resume) throw usageError('Give either --pause or --resume')
  const maxItems = supply === undefined ? undefined : readWhole('--supply', supply)
  const endTime = end && end !== 'open' ? readRequired('--end', end, readTime) : undefined
  if (supply === undefined && end === undefined && !pause && !resume) {
    throw usageError('Give --supply, --end, --pause or --resume')
  }
  return ({ supply: present, sale }) => ({
    supply: { ...present, maxItems: maxItems ?? present.maxItems },
    sale: {
      isPaused: pause || resume ? pause === true : sale.isPaused,
      endTime: end === undefined ? sale.endTime : endTime,
    },
  })
}

export async function transfer(
  context: BaseContext,
  drop: DropOnChain,
  options: { readonly to: string },
): Promise<CommandResult> {
  const to = readRequired('--to', options.to, (text) => drop.readWallet(text))
  assertOptionsFitNetwork(context, await drop.network(), [['--to', options.to]])
  return drop.transfer(to)
}
