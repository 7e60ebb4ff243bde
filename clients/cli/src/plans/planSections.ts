import type { PlanWarning } from '@mintline/core/drop'
import type { PlanSection } from '@mintline/core/signing'
import { indented, type Line, labelled } from '../output/table.ts'
import type { Plan, PlannedCall, SettingChange } from './plan.ts'

/** Groups changes by subject. A subject without old values is new, and its lines have none either. */
export function changeSections(changes: readonly SettingChange[]): PlanSection[] {
  return [...new Set(changes.map(({ subject }) => subject))].map((title) => {
    const own = changes.filter(({ subject }) => subject === title)
    const isNew = own.every(({ before }) => before === undefined)
    return {
      title,
      lines: own.map(({ label, before, after }) => ({
        label,
        before: isNew ? undefined : `${before || 'none'}`,
        value: isNew ? `${after}` : `${after || 'none'}`,
      })),
    }
  })
}

/**
 * Creates a section of values that only inform.
 *
 * @param title Default: none.
 */
export function infoSection(lines: readonly Line[], title = ''): PlanSection {
  return {
    title,
    lines: lines.flatMap(([label, value]) =>
      value === undefined ? [] : [{ label, before: undefined, value }],
    ),
  }
}

/** Formats sections for a terminal or a memo; empty without sections. */
export function sectionsText(sections: readonly PlanSection[]): string {
  return sections
    .map(({ title, lines }) => {
      const text = labelled(
        lines.map(({ label, before, value }): Line => {
          return [label, before === undefined ? value : `${before} -> ${value}`]
        }),
      )
      return title === '' ? text : `${title}:\n${indented(text)}`
    })
    .join('\n')
}

/**
 * Creates a plan that changes settings.
 *
 * @param warnings Default: none.
 */
export function planOf<Call extends PlannedCall>(
  title: string,
  transactions: readonly Call[],
  changes: readonly SettingChange[],
  warnings: readonly PlanWarning[] = [],
): Plan<Call> {
  return { title, transactions, changes, sections: changeSections(changes), warnings }
}
