export { createSampleDrop } from './createSampleDrop.ts'
export { type DropMachineOptions, publishDropMachine } from './publishDropMachine.ts'
export {
  type AptosLocalnet,
  type AptosLocalnetOptions,
  type AptosReplica,
  DEFAULT_APTOS_FAUCET_PORT,
  DEFAULT_APTOS_PORT,
  startAptosLocalnet,
} from './startAptosLocalnet.ts'
