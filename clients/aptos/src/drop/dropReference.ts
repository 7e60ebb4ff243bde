import { collectionAddress } from './collectionAddress.ts'
import { type Machines, machineOf } from './machine.ts'
import type { MachineDrop } from './machineView.ts'

/** Reference to a drop. */
export interface DropReference {
  /** Address of the collection, `0x…`, or its union id, `APTOS:0x…`. */
  readonly contract: string
  /** Drop machines: see `machinesAt`. */
  readonly machines: Machines
}

/**
 * The collection of a drop, and the machine that runs it.
 *
 * @throws CONTRACT_ADDRESS_NOT_SPECIFIED, INVALID_CONTRACT_ADDRESS, UNHANDLED_BLOCKCHAIN, and the errors of `machineOf`.
 */
export function machineDrop({ contract, machines }: DropReference): MachineDrop {
  const collection = collectionAddress(contract)
  return { collection, machine: machineOf(collection, machines) }
}
