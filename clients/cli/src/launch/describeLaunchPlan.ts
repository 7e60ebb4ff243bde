import { phaseNumber } from '@mintline/core'
import type { Currency } from '../amounts/amount.ts'
import type { DropConfig } from '../config/schema.ts'
import { describeListChange, totalLines, unitOfToken } from '../lists/describeListChange.ts'
import { indented, labelled } from '../output/table.ts'
import { describeChanges } from '../sending/describeChanges.ts'
import type { LaunchList, LaunchPlan } from './planLaunch.ts'

/** Describes a launch's changes, and its lists' totals; empty without changes. */
export function describeLaunchPlan(
  { plan, paid, lists }: LaunchPlan,
  { phases }: DropConfig,
  currency: Currency,
): string {
  const phaseNames = phases.map(({ name }) => name)
  const changes = describeChanges(plan.changes ?? [], currency, { phaseNames, paid })
  const shownLists = lists.map(
    (list) =>
      `list of phase ${phaseNumber(list.phaseIndex)} ${phaseNames[list.phaseIndex]}:\n${indented(describeList(list, currency))}`,
  )
  return [...(changes === '' ? [] : [changes]), ...shownLists].join('\n')
}

function describeList(
  { totals, token, difference, costs }: LaunchList,
  currency: Currency,
): string {
  const unit = unitOfToken(token) ?? currency
  return difference && costs
    ? describeListChange({ difference, totals, costs, currency, unit })
    : labelled(totalLines(totals, unit))
}
