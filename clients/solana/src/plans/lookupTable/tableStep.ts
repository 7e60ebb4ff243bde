import {
  AddressLookupTableProgram,
  type PublicKey,
  type TransactionInstruction,
} from '@solana/web3.js'
import type { MetadataField } from '../../instructions/types.ts'
import { type CollectionTarget, changeInstructions } from '../collection/collectionChange.ts'

/** One step towards a collection's lookup table, as small as it can be sent. */
export type TableStep =
  | { readonly type: 'create' }
  | { readonly type: 'add'; readonly address: PublicKey }
  /** Says in the collection's metadata which table it is. */
  | { readonly type: 'name'; readonly field: MetadataField }

/** Whose table it is. */
export interface TableTarget {
  readonly collection: CollectionTarget
  readonly table: PublicKey
  /** Follows from wallet and recent slot, as does the table's address. */
  readonly creation: TransactionInstruction
}

/** The instructions of steps that go into one transaction; addresses are added by one instruction. */
export function stepInstructions(
  { collection, table: lookupTable, creation }: TableTarget,
  steps: readonly TableStep[],
): TransactionInstruction[] {
  const { creator: authority } = collection
  const addresses = addedAddresses(steps)
  const changes = steps.flatMap((step) =>
    step.type === 'name' ? [{ type: 'setField', field: step.field } as const] : [],
  )
  return [
    ...(steps.some(({ type }) => type === 'create') ? [creation] : []),
    ...(addresses.length > 0
      ? [
          AddressLookupTableProgram.extendLookupTable({
            lookupTable,
            authority,
            payer: authority,
            addresses,
          }),
        ]
      : []),
    ...changeInstructions(collection, changes),
  ]
}

/** Addresses that steps add. */
export function addedAddresses(steps: readonly TableStep[]): PublicKey[] {
  return steps.flatMap((step) => (step.type === 'add' ? [step.address] : []))
}

/** What steps do, for a person: `Create the lookup table of DROP and name it in the metadata`. */
export function stepsTitle(steps: readonly TableStep[], symbol: string): string {
  const isCreated = steps.some(({ type }) => type === 'create')
  const isNamed = steps.some(({ type }) => type === 'name')
  const table = `the lookup table of ${symbol}`
  if (!isCreated && addedAddresses(steps).length === 0) return `Name ${table} in the metadata`
  const title = `${isCreated ? 'Create' : 'Extend'} ${table}`
  return isNamed ? `${title} and name it in the metadata` : title
}
