export {
  deriveAllowlistEntry,
  deriveEditionsControls,
  deriveEditionsDeployment,
  deriveHashlist,
  deriveItemMint,
  deriveMinterStats,
  deriveMinterStatsPhase,
} from './derivedAddresses.ts'
export { editionsDeploymentAddress, hashlistAddress } from './editions.ts'
export {
  allowlistEntryAddress,
  editionsControlsAddress,
  findAllowlistEntry,
  itemMintAddress,
  minterStatsAddress,
  minterStatsPhaseAddress,
} from './editionsControls.ts'
export { nextHashlistPage } from './nextHashlistPage.ts'
