import type { AskOptions } from '@mintline/core/node'
import { type AddPhasesInput, planAddPhases } from '../plans/phases/planAddPhases.ts'
import { type ModifyPhasesInput, planModifyPhases } from '../plans/phases/planModifyPhases.ts'
import {
  type PhaseChangesInput,
  type PhaseChangesPlan,
  planPhaseChanges,
} from '../plans/phases/planPhaseChanges.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import type { Plan } from '../transaction/plan.ts'
import { fetchPhaseTokens, type PhaseTokensQuery } from './fetchPhaseTokens.ts'

/** New phases, without facts about their price tokens, which are fetched. */
export type PrepareAddPhasesInput = Omit<AddPhasesInput, 'priceTokens'>

/**
 * Plans adding phases after the existing ones. For the first phase in a token, the plan also creates the collection's
 * record for it, and token accounts for treasury and fee recipients without one.
 *
 * @throws What `planAddPhases` throws.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function prepareAddPhases(
  connection: ReadConnection,
  input: PrepareAddPhasesInput,
  options: AskOptions = {},
): Promise<Plan> {
  const query = tokensQuery(input.info, input.phases)
  const priceTokens = await fetchPhaseTokens(connection, query, options)
  return planAddPhases({ ...input, priceTokens })
}

/** Changes to phases, without facts about price tokens, which are fetched. */
export type PrepareModifyPhasesInput = Omit<ModifyPhasesInput, 'priceTokens'>

/** Plans phase changes; see `prepareAddPhases` for new price tokens. Throws as `planModifyPhases` and reads do. */
export async function prepareModifyPhases(
  connection: ReadConnection,
  input: PrepareModifyPhasesInput,
  options: AskOptions = {},
): Promise<Plan> {
  const { info, changes } = input
  const changed = changes.flatMap(({ phaseIndex }) => info.phases[phaseIndex] ?? [])
  const query = tokensQuery(info, [...changes, ...changed])
  const priceTokens = await fetchPhaseTokens(connection, query, options)
  return planModifyPhases({ ...input, priceTokens })
}

/** Phases as they should be, without facts about price tokens, which are fetched. */
export type PreparePhaseChangesInput = Omit<PhaseChangesInput, 'priceTokens'>

/**
 * Plans how to bring phases to the desired state; see `prepareAddPhases` for new price tokens. Throws as
 * `planPhaseChanges` and reads do.
 */
export async function preparePhaseChanges(
  connection: ReadConnection,
  input: PreparePhaseChangesInput,
  options: AskOptions = {},
): Promise<PhaseChangesPlan> {
  const { info, desired } = input
  const query = tokensQuery(info, [...desired, ...info.phases])
  const priceTokens = await fetchPhaseTokens(connection, query, options)
  return planPhaseChanges({ ...input, priceTokens })
}

function tokensQuery(
  { editions, treasury, platformFees }: CollectionInfo,
  phases: PhaseTokensQuery['phases'],
): PhaseTokensQuery {
  const recipients = platformFees.recipients.map(({ address }) => address)
  return { deployment: editions, phases, receivers: [treasury, ...recipients] }
}
