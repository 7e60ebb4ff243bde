import { indented, type Line, labelled } from '../output/table.ts'
import type { SettingChange } from './plan.ts'

/** Describes changes with old and new values, by subject; empty without changes. */
export function describeSettings(changes: readonly SettingChange[]): string {
  const subjects = new Set(changes.map(({ subject }) => subject))
  return [...subjects]
    .map((subject) => {
      const own = changes.filter((change) => change.subject === subject)
      const isNew = own.every(({ before }) => before === undefined)
      const lines = own.map(({ label, before, after }): Line => {
        return [label, isNew ? `${after}` : `${before || 'none'} -> ${after || 'none'}`]
      })
      return `${subject}:\n${indented(labelled(lines))}`
    })
    .join('\n')
}
