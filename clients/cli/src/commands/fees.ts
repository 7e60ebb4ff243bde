import {
  type CollectionInfo,
  NOBODY,
  type Plan,
  planLowerPlatformFeeCap,
  planModifyPlatformFeePrimaryAdmin,
  planModifyPlatformFeeSecondaryAdmin,
  prepareModifyPlatformFee,
  type ShareInput,
} from '@mintline/solana'
import { type Amount, lamportsOf, readAmount } from '../amounts/amount.ts'
import { type CollectionOption, readCollection } from '../chain/collectionOption.ts'
import { feeText, shareLines } from '../chain/describeCollection.ts'
import { assertOptionsFitNetwork } from '../config/writtenOptions.ts'
import { labelled } from '../output/table.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { openChangeSession } from '../sending/openChangeSession.ts'
import type { WriteSession } from '../sending/openSession.ts'
import { executePlanAsResult } from '../sending/solanaPlan.ts'
import { readOptions, readWhole, shareReadings, usageError } from './optionValues.ts'

/** Text for an empty role. */
const NONE = 'none'

interface SetOptions extends CollectionOption {
  readonly bps?: string
  readonly flat?: string
  readonly recipient?: readonly string[]
  readonly primaryAdmin?: string
  readonly secondaryAdmin?: string
}

interface CapOptions extends CollectionOption {
  readonly bps?: string
  readonly flat?: string
}

/** Fee parts given as options; omitted parts stay unchanged. */
interface FeeOptions {
  readonly bps?: bigint
  readonly flat?: Amount
  readonly recipients?: readonly ShareInput[]
}

export async function show(
  context: CommandContext,
  options: CollectionOption,
): Promise<CommandResult> {
  const info = await readCollection(context, options)
  const { currency } = await context.cluster()
  const { recipients, primaryAdmin, secondaryAdmin } = info.platformFees
  const head = labelled([
    ['platform fee', feeText(info, currency)],
    ['primary admin', primaryAdmin],
    ['secondary admin', secondaryAdmin ?? NONE],
  ])
  return { text: `${head}\n${shareLines(recipients)}`, data: info.platformFees }
}

export async function setFees(
  context: CommandContext,
  options: SetOptions,
): Promise<CommandResult> {
  assertOptions(options)
  const fee = readFee(options)
  const session = await openChangeSession(context)
  assertOptionsFitNetwork(context, session.cluster, [
    ...(fee?.recipients ?? []).map(({ address }) => ['--recipient', address] as const),
    ['--primary-admin', options.primaryAdmin],
    ['--secondary-admin', options.secondaryAdmin],
  ])
  const info = await readCollection(context, options)
  const plans = await plansOf(session, info, { ...options, fee })
  const [first] = plans
  const plan = {
    title: first && plans.length === 1 ? first.title : `Set fee and admins of ${info.symbol}`,
    transactions: plans.flatMap(({ transactions }) => transactions),
    warnings: plans.flatMap(({ warnings }) => warnings),
    changes: plans.flatMap(({ changes = [] }) => changes),
  }
  return executePlanAsResult(session, plan)
}

export async function lowerCap(
  context: CommandContext,
  options: CapOptions,
): Promise<CommandResult> {
  const { bps, flat } = options
  if (bps === undefined && flat === undefined) throw usageError('Give --bps or --flat')
  const wanted = readFee({ bps, flat })
  const session = await openChangeSession(context)
  const info = await readCollection(context, options)
  const { currency: coin } = session.cluster
  const cap = {
    basisPoints: wanted?.bps === undefined ? undefined : Number(wanted.bps),
    flat: wanted?.flat && lamportsOf(wanted.flat, coin),
  }
  return executePlanAsResult(
    session,
    planLowerPlatformFeeCap({ info, wallet: session.address, cap, coin }),
  )
}

function assertOptions({ bps, flat, recipient, primaryAdmin, secondaryAdmin }: SetOptions): void {
  if (bps !== undefined && flat !== undefined) throw usageError('Give either --bps or --flat')
  const given = [bps, flat, recipient, primaryAdmin, secondaryAdmin]
  if (given.every((value) => value === undefined)) {
    throw usageError('Give --bps, --flat, --recipient, --primary-admin or --secondary-admin')
  }
}

function readFee({
  bps,
  flat,
  recipient,
}: Pick<SetOptions, 'bps' | 'flat' | 'recipient'>): FeeOptions | undefined {
  const parts = readOptions<FeeOptions>([
    ['--bps', bps, (text) => ({ bps: readWhole('--bps', text) })],
    ['--flat', flat, (text) => ({ flat: readAmount(text) })],
    ...shareReadings<FeeOptions>('--recipient', recipient, (share) => ({ recipients: [share] })),
  ])
  if (parts.length === 0) return undefined
  const recipients = parts.flatMap((part) => part.recipients ?? [])
  return {
    ...parts.find((part) => part.bps !== undefined),
    ...parts.find((part) => part.flat !== undefined),
    ...(recipients.length > 0 && { recipients }),
  }
}

/** Plans the fee and the secondary admin first, since only the primary admin may set them. */
async function plansOf(
  session: WriteSession,
  info: CollectionInfo,
  options: SetOptions & { readonly fee: FeeOptions | undefined },
): Promise<Plan[]> {
  const { fee, primaryAdmin, secondaryAdmin } = options
  const target = { info, wallet: session.address }
  const { connection } = session.cluster
  const { signal } = session.context
  const plans: Plan[] = []
  if (fee) {
    const platformFee = feeOf(session, info, fee)
    const change = { ...target, platformFee }
    plans.push(await prepareModifyPlatformFee(connection, change, { signal }))
  }
  if (secondaryAdmin !== undefined) {
    const newAdmin = secondaryAdmin === NONE ? NOBODY : secondaryAdmin
    plans.push(planModifyPlatformFeeSecondaryAdmin({ ...target, newAdmin }))
  }
  if (primaryAdmin !== undefined) {
    plans.push(planModifyPlatformFeePrimaryAdmin({ ...target, newAdmin: primaryAdmin }))
  }
  return plans
}

function feeOf(
  { cluster }: WriteSession,
  { platformFees }: CollectionInfo,
  { bps, flat, recipients = platformFees.recipients }: FeeOptions,
) {
  if (flat !== undefined) {
    const platformFeeValue = lamportsOf(flat, cluster.currency)
    return { platformFeeValue, isFeeFlat: true, recipients }
  }
  if (bps !== undefined) return { platformFeeValue: bps, isFeeFlat: false, recipients }
  return { platformFeeValue: platformFees.feeValue, isFeeFlat: platformFees.isFlat, recipients }
}
