import { collectionTermsOf, planModifyPhases } from '@mintline/solana'
import type { Command } from 'commander'
import {
  type CollectionOption,
  collectionOption,
  readCollection,
} from '../chain/collectionOption.ts'
import { findPhase } from '../chain/phaseOption.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { executePlanAsResult } from '../sending/executePlan.ts'
import { openSession } from '../sending/openSession.ts'
import { withExamples } from './examples.ts'
import { usageError } from './optionValues.ts'
import {
  addPhaseTermsOptions,
  hasPhaseTerms,
  type PhaseTermsOptions,
  phaseOptionName,
  readPhaseTerms,
} from './phaseTermsOptions.ts'

type ModifyOptions = CollectionOption & PhaseTermsOptions & { readonly phase: string }

export function addPhaseModify(phase: Command, runtime: Runtime): void {
  const command = phase
    .command('modify')
    .description('Change terms of a phase; those not given stay as they are.')
    .addOption(collectionOption())
    .requiredOption('--phase <index or name>', 'the phase: its index, or its name in the config')
  addPhaseTermsOptions(command)
  withExamples(command, [
    'mintline phase modify --phase 0 --price "0.4 SOL"',
    'mintline phase modify --phase Everybody --active false',
  ])
  runtime.on(command, modify, phaseOptionName)
}

async function modify(context: CommandContext, options: ModifyOptions): Promise<CommandResult> {
  if (!hasPhaseTerms(options)) throw usageError('Give at least one term to change')
  const session = await openSession(context)
  const terms = readPhaseTerms(options, session.cluster.currency)
  const info = await readCollection(context, options)
  const { phaseIndex } = findPhase(info, options.phase, context.configIfAny()?.config)
  const changes = [{ ...terms, phaseIndex }]
  const plan = await planModifyPhases({ info, wallet: session.address, changes })
  const config = context.configIfAny()?.config
  const isOfConfig = config?.collection.symbol === info.symbol
  const phaseNames = isOfConfig ? config.phases.map(({ name }) => name) : []
  return executePlanAsResult(session, plan, { phaseNames, paid: collectionTermsOf(info) })
}
