import {
  AccountAddress,
  EntryFunction,
  TransactionPayloadEntryFunction,
  U64,
} from '@aptos-labs/ts-sdk'
import { functionIdOf, type Machine } from '../drop/machine.ts'

/** A mint of the drop machine. */
export interface MintCall {
  readonly machine: Machine
  /** Address of the collection. */
  readonly collection: string
  readonly quantity: bigint
  /** Octas that may be paid at most. */
  readonly maxTotalPrice: bigint
  /** Wallet that gets the items; undefined = the one that mints. */
  readonly mintTo: string | undefined
}

/** The call of the entry function that mints items. */
export function mintPayload(call: MintCall): TransactionPayloadEntryFunction {
  const { machine, collection, quantity, maxTotalPrice, mintTo } = call
  const { functions } = machine
  const id = functionIdOf(machine, mintTo === undefined ? functions.mint : functions.mintTo)
  const [address, module, name = ''] = id.split('::')
  const receiver = mintTo === undefined ? [] : [AccountAddress.from(mintTo)]
  return new TransactionPayloadEntryFunction(
    EntryFunction.build(
      `${address}::${module}`,
      name,
      [],
      [AccountAddress.from(collection), new U64(quantity), new U64(maxTotalPrice), ...receiver],
    ),
  )
}
