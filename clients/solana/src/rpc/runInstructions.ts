import { type AccountMeta, AccountRole, type Address } from '@solana/kit'

/** An instruction that ran, top-level or nested, in the form that the generated kit client parses. */
export interface RunInstruction {
  readonly programAddress: Address
  /** Without roles: all say read-only. */
  readonly accounts: readonly AccountMeta[]
  readonly data: Uint8Array
}

/** An instruction as in a transaction, with account indexes. */
export interface CompiledInstruction {
  readonly programIdIndex: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

/** A transaction's instructions by level. */
export interface CompiledInstructions {
  readonly topLevel: readonly CompiledInstruction[]
  /** Nested instructions in call order, with the index of the top-level one that led to them. */
  readonly nested: readonly {
    readonly index: number
    readonly instructions: readonly CompiledInstruction[]
  }[]
}

/**
 * Lists a transaction's instructions, each followed by its nested ones.
 *
 * @param keys The transaction's addresses, then those from lookup tables: writable ones first.
 * @throws RangeError for an index without an address.
 */
export function runInstructions(
  keys: readonly Address[],
  { topLevel, nested }: CompiledInstructions,
): RunInstruction[] {
  const run = ({ programIdIndex, accounts, data }: CompiledInstruction): RunInstruction => ({
    programAddress: addressAt(keys, programIdIndex),
    accounts: accounts.map((index) => ({
      address: addressAt(keys, index),
      role: AccountRole.READONLY,
    })),
    data,
  })
  return topLevel.flatMap((own, position) => {
    const called = nested.find(({ index }) => index === position)?.instructions ?? []
    return [own, ...called].map(run)
  })
}

function addressAt(keys: readonly Address[], index: number): Address {
  const key = keys[index]
  if (key === undefined) throw new RangeError(`The transaction has no account ${index}.`)
  return key
}
