import {
  AddressLookupTableProgram,
  type PublicKey,
  type TransactionInstruction,
} from '@solana/web3.js'
import type { MetadataField } from '../../instructions/types.ts'
import { type CollectionTarget, changeInstructions } from '../collection/collectionChange.ts'

/** One step towards a collection's lookup table, the smallest unit to send. */
export type TableStep =
  | { readonly type: 'create' }
  | { readonly type: 'add'; readonly address: PublicKey }
  /** Stores the table's address in the collection's metadata. */
  | { readonly type: 'name'; readonly field: MetadataField }

/** Collection and table that steps apply to. */
export interface TableTarget {
  readonly collection: CollectionTarget
  readonly table: PublicKey
  /** Depends on wallet and recent slot, like the table's address. */
  readonly creation: TransactionInstruction
}

/** Builds the instructions for steps in one transaction; all addresses share one instruction. */
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

/** Returns the addresses that steps add. */
export function addedAddresses(steps: readonly TableStep[]): PublicKey[] {
  return steps.flatMap((step) => (step.type === 'add' ? [step.address] : []))
}

/** Display title for steps: `Create the lookup table of DROP and name it in the metadata`. */
export function stepsTitle(steps: readonly TableStep[], symbol: string): string {
  const isCreated = steps.some(({ type }) => type === 'create')
  const isNamed = steps.some(({ type }) => type === 'name')
  const table = `the lookup table of ${symbol}`
  if (!isCreated && addedAddresses(steps).length === 0) return `Name ${table} in the metadata`
  const title = `${isCreated ? 'Create' : 'Extend'} ${table}`
  return isNamed ? `${title} and name it in the metadata` : title
}
