import {
  collectionTermsOf,
  fetchChainTime,
  type PhaseInput,
  phaseStateOf,
  planPhaseChanges,
  SolanaClientError,
} from '@mintline/solana'
import type { Command } from 'commander'
import {
  type CollectionOption,
  collectionOption,
  readCollection,
} from '../chain/collectionOption.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { executePlanAsResult } from '../sending/executePlan.ts'
import { openSession } from '../sending/openSession.ts'
import { withExamples } from './examples.ts'
import { usageError } from './optionValues.ts'
import {
  addPhaseTermsOptions,
  type PhaseTermsOptions,
  phaseOptionName,
  readPhaseTerms,
} from './phaseTermsOptions.ts'

type AddOptions = CollectionOption & PhaseTermsOptions

export function addPhaseAdd(phase: Command, runtime: Runtime): void {
  const command = phase
    .command('add')
    .description('Add a phase behind the others. launch adds those of the config.')
    .addOption(collectionOption())
  addPhaseTermsOptions(command)
  withExamples(command, [
    'mintline phase add --type public --price "0.5 SOL" --end 2027-01-31T18:00:00Z',
    'mintline phase add --type merkleTree --merkle-root <hex> --price 0 --dry-run',
  ])
  runtime.on(command, add, phaseOptionName)
}

async function add(context: CommandContext, options: AddOptions): Promise<CommandResult> {
  const { type, price } = options
  if (type === undefined) throw usageError('--type is needed')
  // A price that was forgotten must not give items away.
  if (type === 'public' && price === undefined) {
    throw usageError('--price is needed for a public phase; --price 0 makes it free')
  }
  const session = await openSession(context)
  const { connection, currency } = session.cluster
  const terms = readPhaseTerms(options, currency)
  const now = await fetchChainTime(connection)
  const { endTime, active = true } = terms
  if (active && endTime !== undefined && endTime <= now) {
    throw new SolanaClientError('PHASE_ENDED', { endTime })
  }
  const info = await readCollection(context, options)
  const phase: PhaseInput = { priceAmount: 0n, ...terms, phaseType: type }
  const plan = await planPhaseChanges({
    info,
    wallet: session.address,
    desired: [...info.phases.map(phaseStateOf), phase],
    now,
  })
  return executePlanAsResult(session, plan, { paid: collectionTermsOf(info) })
}
