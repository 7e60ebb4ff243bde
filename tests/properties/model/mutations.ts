import fc, { type Arbitrary } from 'fast-check'
import { type Sequence, STEPS_PER_SEQUENCE, sequence } from './arbitraries.ts'
import { optional } from './plausible.ts'

/**
 * A change to an instruction that no client makes. Positions count through what the instruction has, again and again,
 * so that any number is one.
 */
export type Mutation =
  /** One bit of the data. */
  | { kind: 'flipBit'; at: number; bit: number }
  /** Bytes of the data; the length stays. */
  | { kind: 'overwrite'; at: number; bytes: Uint8Array }
  /** All data from a byte on. */
  | { kind: 'cut'; at: number }
  | { kind: 'append'; bytes: Uint8Array }
  /** Another account of the instruction, the collection, a second collection or a wallet. */
  | { kind: 'replaceAccount'; at: number; by: number }
  | { kind: 'swapAccounts'; at: number; with: number }
  | { kind: 'dropAccount'; at: number }
  | { kind: 'repeatAccount'; at: number }
  /** Takes the signature away. */
  | { kind: 'unsign'; at: number }
  /** Makes the account readonly. */
  | { kind: 'freeze'; at: number }

/** A transaction has no more bytes, and far fewer accounts. */
const at = fc.nat(1_231)

/** Numbers at the edges of what fields hold, as little-endian bytes. */
const edge = fc
  .tuple(
    fc.constantFrom(0n, 1n, 0x7fn, 0xffn, 0xffffn, 0xffff_ffffn, 1n << 63n, (1n << 64n) - 1n),
    fc.constantFrom(1, 2, 4, 8),
  )
  .map(([value, size]) => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigUInt64LE(value)
    return new Uint8Array(bytes.subarray(0, size))
  })

const mutation: Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constant('flipBit' as const), at, bit: fc.nat(7) }),
  fc.record({
    kind: fc.constant('overwrite' as const),
    at,
    bytes: fc.oneof(edge, fc.uint8Array({ minLength: 1, maxLength: 8 })),
  }),
  fc.record({ kind: fc.constant('cut' as const), at }),
  fc.record({
    kind: fc.constant('append' as const),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }),
  }),
  fc.record({ kind: fc.constant('replaceAccount' as const), at, by: at }),
  fc.record({ kind: fc.constant('swapAccounts' as const), at, with: at }),
  fc.record({ kind: fc.constant('dropAccount' as const), at }),
  fc.record({ kind: fc.constant('repeatAccount' as const), at }),
  fc.record({ kind: fc.constant('unsign' as const), at }),
  fc.record({ kind: fc.constant('freeze' as const), at }),
)

/** Mostly one change: the more there are, the earlier an instruction is refused. */
const mutations = fc.oneof(
  { weight: 3, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.array(mutation, { minLength: 2, maxLength: 4 }) },
)

/** A sequence, and changes to its steps' instructions; undefined = the step is only sent as it is. */
export interface MutatedSequence extends Sequence {
  mutations: readonly (readonly Mutation[] | undefined)[]
}

export const mutatedSequence: Arbitrary<MutatedSequence> = fc
  .tuple(
    sequence,
    fc.array(optional(mutations, 2), {
      minLength: STEPS_PER_SEQUENCE,
      maxLength: STEPS_PER_SEQUENCE,
    }),
  )
  .map(([right, mutations]) => ({ ...right, mutations }))
