import {
  type CollectionInfo,
  NOBODY,
  type Plan,
  planModifyPlatformFeePrimaryAdmin,
  planModifyPlatformFeeSecondaryAdmin,
  prepareModifyPlatformFee,
  type ShareInput,
} from '@mintline/solana'
import type { Command } from 'commander'
import { type Amount, lamportsOf, readAmount } from '../amounts/amount.ts'
import {
  type CollectionOption,
  collectionOption,
  readCollection,
} from '../chain/collectionOption.ts'
import { feeText, shareLines } from '../chain/describeCollection.ts'
import { labelled } from '../output/table.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { executePlanAsResult } from '../sending/executePlan.ts'
import { openSession, type WriteSession } from '../sending/openSession.ts'
import { withExamples } from './examples.ts'
import { collected, readOptions, readWhole, shareReadings, usageError } from './optionValues.ts'

/** Stands for nobody. */
const NONE = 'none'

interface SetOptions extends CollectionOption {
  readonly bps?: string
  readonly flat?: string
  readonly recipient?: readonly string[]
  readonly fundReceivers: boolean
  readonly primaryAdmin?: string
  readonly secondaryAdmin?: string
}

/** Parts of the fee that options give; what is left out stays as it is. */
interface GivenFee {
  readonly bps?: bigint
  readonly flat?: Amount
  readonly recipients?: readonly ShareInput[]
}

export function addFees(program: Command, runtime: Runtime): void {
  const command = program
    .command('fees')
    .description('Show the platform fee of a collection and its admins, or set them.')
    .addOption(collectionOption())
  runtime.on(withExamples(command, ['mintline fees', 'mintline fees set --help']), show)
  const set = command
    .command('set')
    .description('Set the platform fee or its admins. Signed by a platform fee admin.')
    .addOption(collectionOption())
    .option('--bps <basis points>', 'the fee in hundredths of a percent of the price')
    .option('--flat <amount>', 'the fee for each item, whatever the price')
    .option('--recipient <address:percent>', 'who shares the fee; repeat for each', collected)
    .option('--fund-receivers', 'give recipients the rent that they lack to be paid', false)
    .option('--primary-admin <address>', 'new primary admin; signed by the present one')
    .option('--secondary-admin <address>', `new secondary admin; ${NONE} for nobody`)
  withExamples(set, [
    'mintline fees set --bps 300 --recipient <address>:100',
    'mintline fees set --flat "0.01 SOL"',
    'mintline fees set --secondary-admin none',
  ])
  runtime.on(set, setFees, optionOf)
}

async function show(context: CommandContext, options: CollectionOption): Promise<CommandResult> {
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

async function setFees(context: CommandContext, options: SetOptions): Promise<CommandResult> {
  assertOptions(options)
  const fee = readFee(options)
  const session = await openSession(context)
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

function assertOptions({ bps, flat, recipient, primaryAdmin, secondaryAdmin }: SetOptions): void {
  if (bps !== undefined && flat !== undefined) throw usageError('Give either --bps or --flat')
  const given = [bps, flat, recipient, primaryAdmin, secondaryAdmin]
  if (given.every((value) => value === undefined)) {
    throw usageError('Give --bps, --flat, --recipient, --primary-admin or --secondary-admin')
  }
}

/** The option behind a part of the fee, which problems of the client are about. */
function optionOf(path: string): string {
  if (path.includes('recipients')) return '--recipient'
  return path.includes('platformFeeValue') ? '--bps' : '--primary-admin or --secondary-admin'
}

function readFee({ bps, flat, recipient }: SetOptions): GivenFee | undefined {
  const parts = readOptions<GivenFee>([
    ['--bps', bps, (text) => ({ bps: readWhole('--bps', text) })],
    ['--flat', flat, (text) => ({ flat: readAmount(text) })],
    ...shareReadings<GivenFee>('--recipient', recipient, (share) => ({ recipients: [share] })),
  ])
  if (parts.length === 0) return undefined
  const recipients = parts.flatMap((part) => part.recipients ?? [])
  return {
    ...parts.find((part) => part.bps !== undefined),
    ...parts.find((part) => part.flat !== undefined),
    ...(recipients.length > 0 && { recipients }),
  }
}

/** The fee and the secondary admin first: the primary admin's role is what may set them. */
async function plansOf(
  session: WriteSession,
  info: CollectionInfo,
  options: SetOptions & { readonly fee: GivenFee | undefined },
): Promise<Plan[]> {
  const { fee, primaryAdmin, secondaryAdmin } = options
  const target = { info, wallet: session.address }
  const { connection } = session.cluster
  const { signal } = session.context
  const plans: Plan[] = []
  if (fee) {
    const platformFee = feeOf(session, info, fee)
    const { fundReceivers } = options
    const change = { ...target, platformFee, fundReceivers }
    plans.push(await prepareModifyPlatformFee(connection, change, { signal }))
  }
  if (secondaryAdmin !== undefined) {
    const newAdmin = secondaryAdmin === NONE ? NOBODY : secondaryAdmin
    plans.push(await planModifyPlatformFeeSecondaryAdmin({ ...target, newAdmin }))
  }
  if (primaryAdmin !== undefined) {
    plans.push(await planModifyPlatformFeePrimaryAdmin({ ...target, newAdmin: primaryAdmin }))
  }
  return plans
}

function feeOf(
  { cluster }: WriteSession,
  { platformFees }: CollectionInfo,
  { bps, flat, recipients = platformFees.recipients }: GivenFee,
) {
  if (flat !== undefined) {
    const platformFeeValue = lamportsOf(flat, cluster.currency)
    return { platformFeeValue, isFeeFlat: true, recipients }
  }
  if (bps !== undefined) return { platformFeeValue: bps, isFeeFlat: false, recipients }
  return { platformFeeValue: platformFees.feeValue, isFeeFlat: platformFees.isFlat, recipients }
}
