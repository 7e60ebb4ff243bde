import {
  collectionTermsOf,
  fetchChainTime,
  fetchRent,
  type PhaseInput,
  phaseStateOf,
  preparePhaseChanges,
  SolanaClientError,
} from '@mintline/solana'
import { type CollectionOption, readCollection } from '../chain/collectionOption.ts'
import { fetchKnownTokens } from '../chain/fetchTokens.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { openSession } from '../sending/openSession.ts'
import { executePlanAsResult } from '../sending/solanaPlan.ts'
import { checkPhasePrice } from './checkPhasePrice.ts'
import { usageError } from './optionValues.ts'
import { type PhaseTermsOptions, readPhaseTerms } from './readPhaseTerms.ts'

type AddOptions = CollectionOption & PhaseTermsOptions

export async function add(context: CommandContext, options: AddOptions): Promise<CommandResult> {
  const { type, price } = options
  if (type === undefined) throw usageError('--type is needed')
  checkPhasePrice(context.output, price, { after: type })
  const session = await openSession(context, { mayPropose: true })
  const { connection, currency } = session.cluster
  const info = await readCollection(context, options)
  const tokens = await fetchKnownTokens(context, info, options.priceToken)
  const terms = readPhaseTerms(options, { currency, tokens })
  const now = await fetchChainTime(connection)
  const { endTime, active = true } = terms
  if (active && endTime !== undefined && endTime <= now) {
    throw new SolanaClientError('PHASE_ENDED', { endTime })
  }
  const phase: PhaseInput = { priceAmount: 0n, ...terms, phaseType: type }
  const plan = await preparePhaseChanges(connection, {
    info,
    wallet: session.address,
    rentOf: await fetchRent(connection),
    desired: [...info.phases.map(phaseStateOf), phase],
    now,
  })
  return executePlanAsResult(session, plan, { paid: collectionTermsOf(info) })
}
