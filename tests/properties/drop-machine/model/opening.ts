import type { Creation, Step, Terms, Via } from './steps.ts'

const OWNER = { role: 'owner' } as const

/** How a sequence begins. */
export interface Opening {
  /** Public phase that the drop is created with; undefined = none. */
  readonly first: Terms | undefined
  /** Steps that succeed: the other phases, with entries for private ones. */
  readonly steps: readonly Step[]
}

/** Returns how a sequence begins whose drop is created in this way: only a bare call creates it with a phase. */
export function openingOf({ phases }: Creation, via: Via): Opening {
  const [first, ...others] = phases
  const hasFirst = via === 'call' && first !== undefined && !first.isPrivate
  const added = hasFirst ? others : phases
  return {
    first: hasFirst ? first : undefined,
    steps: added.flatMap((terms, index): Step[] => {
      const step = { kind: 'addPhase', by: OWNER, terms } as const
      if (!terms.isPrivate || terms.list) return [step]
      const entries = [
        { user: 'alice', cap: 2n },
        { user: 'bob', cap: 1n },
      ] as const
      const phase = hasFirst ? index + 1 : index
      return [step, { kind: 'upsertAllowlist', by: OWNER, phase, entries, spareCaps: 0 }]
    }),
  }
}
