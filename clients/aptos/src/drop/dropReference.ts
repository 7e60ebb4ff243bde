import { collectionAddress } from './collectionAddress.ts'
import { type Machines, machineOf } from './machine.ts'
import type { MachineDrop } from './machineView.ts'

/** A reference to a drop. */
export interface DropReference {
  /** Collection address, `0x…`, or union id, `APTOS:0x…`. */
  readonly contract: string
  /** Drop machines: see `machinesAt`. */
  readonly machines: Machines
}

/**
 * Returns a drop's collection and its machine.
 *
 * @throws CONTRACT_ADDRESS_NOT_SPECIFIED, INVALID_CONTRACT_ADDRESS, UNHANDLED_BLOCKCHAIN, and what `machineOf` throws.
 */
export function machineDrop({ contract, machines }: DropReference): MachineDrop {
  const collection = collectionAddress(contract)
  return { collection, machine: machineOf(collection, machines) }
}
