export { collectionAddress } from './collectionAddress.ts'
export {
  decodeCurrentPhase,
  decodeDropInfo,
  decodeDropRecord,
  decodePhase,
} from './decodeDropInfo.ts'
export {
  type DropInfo,
  type DropPhase,
  type DropRecord,
  MACHINE_VERSIONS,
  type MachineVersion,
  type SplitShare,
} from './dropInfo.ts'
export type { DropReference } from './dropReference.ts'
export { dropSale, type SoldDrop } from './dropSale.ts'
export { type CollectionProfile, fetchCollection } from './fetchCollection.ts'
export { type DropInput, type DropState, fetchDrop } from './fetchDrop.ts'
export { fetchMintedCount } from './fetchMintedCount.ts'
export { fetchCurrentPhase, fetchPhaseForMinter, type PhaseInput } from './fetchPhases.ts'
export { LOCAL_DROP_MACHINE } from './localDropMachine.ts'
export {
  functionIdOf,
  MACHINE_FUNCTIONS,
  type Machine,
  type MachineFunctions,
  type MachineModule,
  type Machines,
  machineOf,
  machinesAt,
} from './machine.ts'
export {
  type DropMoney,
  dropFee,
  type MintPayments,
  mintPayments,
  platformFees,
  royaltiesOf,
} from './payments.ts'
export { capOf, type PhasesAt, phasesAt } from './phases.ts'
