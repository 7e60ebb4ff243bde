export { editionsDeploymentAddress, hashlistAddress, nextHashlistPage } from './editions.ts'
export {
  allowlistEntryAddress,
  editionsControlsAddress,
  findAllowlistEntry,
  itemMintAddress,
  minterStatsAddress,
  minterStatsPhaseAddress,
} from './editionsControls.ts'
