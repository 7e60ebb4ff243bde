export { collectionAddress } from './collectionAddress.ts'
export { decodeDropInfo, decodePhase } from './decodeDropInfo.ts'
export {
  type DropInfo,
  type DropPhase,
  MACHINE_VERSIONS,
  type MachineVersion,
  type SplitShare,
} from './dropInfo.ts'
export {
  MACHINE_FUNCTIONS,
  type Machine,
  type MachineFunctions,
  type MachineModule,
  type Machines,
  machineOf,
} from './machine.ts'
export { capOf, type PhasesAt, phasesAt } from './phases.ts'
