import type { PlanSection } from '@mintline/core/signing'
import {
  type Plan as ClientPlan,
  type CollectionTerms,
  collectionChanges,
  type PlanChange,
  type PlannedTransaction,
} from '@mintline/solana'
import { dropChangesOf } from '@mintline/solana/drop'
import { inFile, type LoadedConfig } from '../config/loadedConfig.ts'
import { settingOfTerm } from '../config/settingOfTerm.ts'
import { executeAsResult } from '../plans/carryOut.ts'
import { type Plan, type SettingChange, settingChangeOf } from '../plans/plan.ts'
import { changeSections, infoSection } from '../plans/planSections.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { WriteSession } from './writeSession.ts'

/** Commands and options that fix warnings. */
const REMEDIES: ReadonlyMap<string, string> = new Map([
  ['OWED_PAYMENT_MOVES', ' with mintline claim --fund-receivers'],
  ['OWED_PAYMENT_WAITS', ', which --fund-receivers adds'],
])

/** What receivers of prices get. */
const PAID: readonly string[] = ['treasury', 'platformFee.platformFeeValue']

/** Facts about a plan that its client does not know. */
export interface PlanFacts {
  /** Phase names by index, from the config. Default: none. */
  readonly phaseNames?: readonly string[] | undefined
  /** Who receives phase prices after the changes. Default: not shown. */
  readonly paid?: Pick<CollectionTerms, 'treasury' | 'platformFee'> | undefined
  /** The config that the plan is for. Default: none, for paths in version 2. */
  readonly loaded?: Pick<LoadedConfig<unknown>, 'pathOf'> | undefined
}

/** Makes a command's plan from a client's; each warning names the command or option that fixes it, if there is one. */
export function solanaPlanOf(
  { cluster }: Pick<WriteSession, 'cluster'>,
  { title, transactions, warnings, changes: planned = [] }: ClientPlan,
  { phaseNames, paid, loaded }: PlanFacts = {},
): Plan<PlannedTransaction> {
  const settingsOf = (all: readonly PlanChange[]): SettingChange[] =>
    dropChangesOf(all, { coin: cluster.currency, phaseNames }).map((change) =>
      settingChangeOf(change, settingOfTerm),
    )
  const changes = loaded ? inFile(loaded, settingsOf(planned)) : settingsOf(planned)
  return {
    title,
    transactions,
    changes,
    sections: [...changeSections(changes), ...(paid ? paidSection(planned, paid, settingsOf) : [])],
    warnings: warnings.map((warning) => ({
      ...warning,
      message: `${warning.message}${REMEDIES.get(warning.code) ?? ''}`,
    })),
  }
}

/** Names the receivers of prices that change, unless all of them are new. */
function paidSection(
  changes: readonly PlanChange[],
  paid: NonNullable<PlanFacts['paid']>,
  settingsOf: (changes: readonly PlanChange[]) => readonly SettingChange[],
): PlanSection[] {
  const changed = new Set<string>(changes.map(({ field }) => field))
  if (!changed.has('priceAmount') || PAID.every((field) => changed.has(field))) return []
  const receivers = collectionChanges(undefined, paid).filter(({ field }) => PAID.includes(field))
  const lines = settingsOf(receivers).map(({ label, after }) => [label, `${after}`] as const)
  return [infoSection(lines, 'payments')]
}

/** Carries out a client's plan, and returns the result for a command that does nothing else. */
export function executePlanAsResult(
  session: WriteSession,
  plan: ClientPlan,
  facts: PlanFacts = {},
): Promise<CommandResult> {
  return executeAsResult(session, solanaPlanOf(session, plan, facts))
}
