export { deploySampleDrop } from './sampleDrop.ts'
export {
  DEFAULT_EVM_PORT,
  type EvmLocalnet,
  type EvmLocalnetOptions,
  startEvmLocalnet,
} from './startEvmLocalnet.ts'
