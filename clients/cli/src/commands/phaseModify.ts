import { collectionTermsOf, fetchRent, prepareModifyPhases } from '@mintline/solana'
import { type CollectionOption, readCollection } from '../chain/collectionOption.ts'
import { fetchKnownTokens } from '../chain/fetchTokens.ts'
import { findPhase } from '../chain/phaseOption.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { openSession } from '../sending/openSession.ts'
import { executePlanAsResult } from '../sending/solanaPlan.ts'
import { checkPhasePrice } from './checkPhasePrice.ts'
import { usageError } from './optionValues.ts'
import { hasPhaseTerms, type PhaseTermsOptions, readPhaseTerms } from './readPhaseTerms.ts'

type ModifyOptions = CollectionOption & PhaseTermsOptions & { readonly phase: string }

export async function modify(
  context: CommandContext,
  options: ModifyOptions,
): Promise<CommandResult> {
  if (!hasPhaseTerms(options)) throw usageError('Give at least one term to change')
  const session = await openSession(context, { mayPropose: true })
  const info = await readCollection(context, options)
  const tokens = await fetchKnownTokens(context, info, options.priceToken)
  const terms = readPhaseTerms(options, { currency: session.cluster.currency, tokens })
  const { phaseIndex, phaseType } = findPhase(info, options.phase, context.configIfAny()?.config)
  checkPhasePrice(context.output, options.price, {
    before: phaseType,
    after: terms.phaseType ?? phaseType,
  })
  const changes = [{ ...terms, phaseIndex }]
  const { connection } = session.cluster
  const rentOf = await fetchRent(connection)
  const request = { info, wallet: session.address, rentOf, changes }
  const plan = await prepareModifyPhases(connection, request)
  const config = context.configIfAny()?.config
  const isOfConfig = config?.symbol === info.symbol
  const phaseNames = isOfConfig ? config.phases.map(({ name }) => name) : []
  return executePlanAsResult(session, plan, { phaseNames, paid: collectionTermsOf(info) })
}
