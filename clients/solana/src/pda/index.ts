export { type AddressSeeds, type DerivedAddress, deriveAddress } from './deriveAddress.ts'
export {
  deriveAllowlistEntry,
  deriveEditionsControls,
  deriveEditionsDeployment,
  deriveHashlist,
  deriveItemMint,
  deriveMinterStats,
  deriveMinterStatsPhase,
  deriveTokenAccount,
} from './derivedAddresses.ts'
export { nextHashlistPage } from './nextHashlistPage.ts'
export {
  allowlistEntryAddress,
  editionsControlsAddress,
  editionsDeploymentAddress,
  hashlistAddress,
  itemMintAddress,
  minterStatsAddress,
  minterStatsPhaseAddress,
  tokenAccountAddress,
} from './publicKeys.ts'
