import type { AdministrationPlan, DropChange, DropSettings, PhaseRecord } from '@mintline/aptos'

/** New phases have no ids yet. */
const NEW = { phaseId: 0n, entries: 0n, minted: 0n }

/** Returns a drop's settings as a plan would leave them. */
export function settingsAfter(
  settings: DropSettings,
  { changes }: Pick<AdministrationPlan, 'changes'>,
): DropSettings {
  return changes.reduce(afterChange, settings)
}

function afterChange(settings: DropSettings, change: DropChange): DropSettings {
  const { phases } = settings
  switch (change.type) {
    case 'set':
      return { ...settings, [change.field]: change.after }
    case 'phase added':
      return inOrder(settings, [...phases, { ...change.after, ...NEW }])
    case 'phase modified': {
      const { before, after } = change
      const others = phases.filter(({ phaseId }) => phaseId !== before.phaseId)
      return inOrder(settings, [...others, { ...before, ...after }])
    }
    case 'phase removed': {
      const { phaseId: removed } = change.before
      return { ...settings, phases: phases.filter(({ phaseId }) => phaseId !== removed) }
    }
    case 'drop created':
      return settings
  }
}

function inOrder(settings: DropSettings, phases: readonly PhaseRecord[]): DropSettings {
  const sorted = phases.toSorted((one, other) => Number(one.saleMintTime - other.saleMintTime))
  return { ...settings, phases: sorted }
}
