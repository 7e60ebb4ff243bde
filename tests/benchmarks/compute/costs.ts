import type { Cost } from './vm.ts'

/** Costs by instruction, then by case. */
export type Costs = Record<string, Record<string, Cost>>

/** A case's limit, and its cost with the reference programs, in compute units. */
export interface Bound {
  instruction: string
  case: string
  /** Our cost must be below this. */
  under: number
  /** Undefined if the reference programs cannot do it. */
  reference?: number
}

/** The programs' bounds; the reference was measured with the same strings. */
export const BOUNDS: readonly Bound[] = [
  {
    instruction: 'mint_with_controls_v2',
    case: 'public, first of a wallet',
    under: 57_500,
    reference: 249_108,
  },
  {
    instruction: 'mint_with_controls_v2',
    case: 'public, second of a wallet',
    under: 54_900,
    reference: 244_283,
  },
  {
    instruction: 'mint_with_controls_v2',
    case: 'merkleTree, 10 nodes, 10 phases',
    under: 61_000,
    reference: 258_279,
  },
  {
    instruction: 'mint_with_controls_v2',
    case: 'public, three in a transaction, 5 recipients',
    under: 171_000,
  },
  {
    instruction: 'mint_with_controls_v2',
    case: 'public, first of a wallet, in a batch',
    under: 51_000,
  },
  {
    instruction: 'mint_with_controls_v2',
    case: 'public, second of a wallet, in a batch',
    under: 48_400,
  },
  {
    instruction: 'mint_with_controls_v2',
    case: 'merkleTree, 10 nodes, 10 phases, in a batch',
    under: 55_000,
  },
  {
    instruction: 'mint_with_controls_v2',
    case: 'public, four in a transaction, 5 recipients, in a batch',
    under: 212_000,
  },
  {
    instruction: 'mint_with_controls_v3',
    case: 'lamports',
    under: 57_500,
  },
  {
    instruction: 'mint_with_controls_v3',
    case: 'a token of the Token program',
    under: 61_000,
  },
  {
    instruction: 'mint_with_controls_v3',
    case: 'a token of the Token program, in a batch',
    under: 57_000,
  },
  {
    instruction: 'mint_with_controls_v3',
    case: 'a token of Token-2022',
    under: 65_000,
  },
  {
    instruction: 'initialise_editions_controls',
    case: '7 metadata fields',
    under: 113_000,
    reference: 243_882,
  },
  {
    instruction: 'modify_royalties',
    case: 'both creators new, 7 metadata fields',
    under: 70_000,
    reference: 175_449,
  },
]

/** Returns a case's bound, if it has one. */
export function boundOf(instruction: string, name: string): Bound | undefined {
  return BOUNDS.find((bound) => bound.instruction === instruction && bound.case === name)
}

/** Returns messages about violated bounds. */
export function brokenBounds(costs: Costs): string[] {
  return BOUNDS.flatMap(({ instruction, case: name, under }) => {
    const units = costs[instruction]?.[name]?.units
    if (units === undefined) return [`${instruction}, ${name}: not measured`]
    return units < under ? [] : [`${instruction}, ${name}: ${units} units, to be under ${under}`]
  })
}
