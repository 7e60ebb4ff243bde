import type { DropChange, DropValue, PlanWarning } from '@mintline/core/drop'
import type { PlanSection } from '@mintline/core/signing'
import { Moment } from '../amounts/time.ts'
import type { Proposal } from './proposal.ts'

/** A transaction in a plan. */
export interface PlannedCall {
  /** Display title. */
  readonly title: string
}

/** A setting that a plan changes. */
export interface SettingChange {
  /** Where it belongs: a part of the drop, as `collection` or `phase 1 Everybody`, or a config. */
  readonly subject: string
  /** Path in the config: `collection.treasury`. */
  readonly path: string
  /** For display. */
  readonly label: string
  /** The present value, on chain or in the config, for display; undefined = there is none. */
  readonly before: string | Moment | undefined
  readonly after: string | Moment
}

/** A difference between config and chain. */
export interface Difference {
  /** Path in the config: `collection.treasury`. */
  readonly path: string
  /** Value in the config. */
  readonly config: string | Moment
  /** Value on chain. */
  readonly chain: string | Moment
}

/** Transactions, and what they change. */
export interface Plan<Call extends PlannedCall> {
  readonly title: string
  readonly transactions: readonly Call[]
  /** Values that it sets. */
  readonly changes: readonly SettingChange[]
  /** The same for display, and what else its signer has to know; empty = the title says it. */
  readonly sections: readonly PlanSection[]
  /** Default: none. */
  readonly warnings?: readonly PlanWarning[]
}

/** A plan's outcome: the sent transactions, or with `--dry-run` their previews. */
export type PlanReport<Preview, Sent> = {
  readonly title: string
  /** Values that the plan sets. */
  readonly changes: readonly SettingChange[]
  readonly warnings: readonly PlanWarning[]
} & (
  | {
      readonly dryRun: false
      readonly transactions: readonly Sent[]
      /** The plan, waiting for a vault's owners; undefined = its transactions were sent. */
      readonly proposal?: Proposal
    }
  | { readonly dryRun: true; readonly transactions: readonly Preview[] }
)

/**
 * Converts a change in a drop's terms to one in a config.
 *
 * @param settingPath Returns the path in the config for a path in terms.
 */
export function settingChangeOf(
  { subject, path, label, before, after }: DropChange,
  settingPath: (path: string) => string,
): SettingChange {
  return {
    subject,
    path: settingPath(path),
    label,
    before: before === undefined ? undefined : shownValue(before),
    after: shownValue(after),
  }
}

/** Converts a warning about a drop's terms to one about a config; `settingPath` as above. */
export function settingWarningOf(
  { path, ...warning }: PlanWarning,
  settingPath: (path: string) => string,
): PlanWarning {
  return path === undefined ? warning : { ...warning, path: settingPath(path) }
}

/** Converts a value for tables and JSON. */
export function shownValue(value: DropValue): string | Moment {
  return typeof value === 'string' ? value : new Moment(value.time)
}

/** Converts a value that a plan would set to a difference between config and chain. */
export function differenceOfChange({ path, before, after }: SettingChange): Difference {
  return { path, config: after || 'none', chain: before || 'none' }
}
