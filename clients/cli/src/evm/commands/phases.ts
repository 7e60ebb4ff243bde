import type { DropState } from '@mintline/evm'
import {
  assertFeeFits,
  type FeePhase,
  feeCurrencies,
  fetchChainTime,
  flatFeeText,
  type PlannedSteps,
  planPhases,
  wantedFeePhases,
} from '@mintline/evm/drop'
import { assertListFitsNetwork } from '../../config/realNetwork.ts'
import { CommandError } from '../../errors/commandError.ts'
import { checkedRows } from '../../lists/readListRows.ts'
import { executeAsResult } from '../../plans/carryOut.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import type { EvmConfig, EvmTokenConfig } from '../config/evmConfig.ts'
import { type PhaseTerms, phaseTermsOf } from '../config/termsOf.ts'
import { feePhasesOnChain } from '../drop/flatFee.ts'
import { type DropOption, namedToken, readDrop } from '../drop/readDrop.ts'
import { readEvmTokens } from '../lists/readEvmPhases.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { evmPlanOf } from '../sending/evmPlan.ts'
import { openEvmSession } from '../sending/openEvmSession.ts'

interface SetOptions extends DropOption {
  readonly reset: boolean
}

export async function set(context: EvmContext, options: SetOptions): Promise<CommandResult> {
  const loaded = context.config()
  const session = await openEvmSession(context, { mayPropose: true })
  const { state } = await readDrop(context, options)
  const token = tokenFor(loaded.config, state)
  const tokens = await readEvmTokens(context, loaded)
  const index = tokens.findIndex(({ config }) => config.tokenId === token.tokenId)
  const { phases = [] } = tokens[index] ?? {}
  for (const { list } of phases) {
    if (!list) continue
    assertListFitsNetwork(context, session.chain, checkedRows(list))
  }
  const { connection, network } = session.chain
  const now = await fetchChainTime(connection, { signal: context.signal })
  const { conditions } = state
  const terms = phaseTermsOf(phases, network)
  const resetClaims = options.reset
  const planned = planPhases({ drop: state, ...terms, conditions, now, resetClaims })
  await assertFeeStays(context, state, terms)
  return executeAsResult(session, evmPlanOf('Set the phases', ofToken(planned, index), loaded))
}

/** Returns the settings for a token id; a config without a list of them has its phases for any. */
function tokenFor(config: EvmConfig, { tokenId }: DropState): EvmTokenConfig {
  const named = config.extras.tokens && tokenId !== undefined ? `${tokenId}` : undefined
  return namedToken(config, { tokenId: named })
}

/** Places changes at a token id in the terms. */
function ofToken({ steps, changes }: PlannedSteps, index: number): PlannedSteps {
  if (index <= 0) return { steps, changes }
  const at = `extras.otherTokens.${index - 1}`
  return { steps, changes: changes.map((change) => ({ ...change, path: `${at}.${change.path}` })) }
}

/**
 * Throws if new phases would turn a flat fee into another one, since the contract takes it in their currency, or if it
 * is above their prices.
 *
 * @throws FLAT_FEE_CURRENCY_CHANGES, FLAT_FEE_CLOSES_PHASE
 */
async function assertFeeStays(
  context: EvmContext,
  state: DropState,
  { phases, currencies }: PhaseTerms,
): Promise<void> {
  const { platformFee } = state
  if (platformFee.type !== 'flat') return
  const { coin } = await context.chain()
  const wanted = wantedFeePhases(phases, currencies)
  const textIn = (of: readonly FeePhase[]) =>
    flatFeeText(platformFee.value, feeCurrencies(of, coin))
  const before = textIn(await feePhasesOnChain(context, state))
  const after = textIn(wanted)
  if (before !== after) throw new CommandError('FLAT_FEE_CURRENCY_CHANGES', { before, after })
  assertFeeFits(platformFee.value, wanted)
}
