export { type AddressSeeds, type DerivedAddress, deriveAddress } from './deriveAddress.ts'
export {
  deriveAllowlistEntry,
  deriveEditionsControls,
  deriveEditionsDeployment,
  deriveHashlist,
  deriveItemMint,
  deriveMinterStats,
  deriveMinterStatsPhase,
  derivePriceToken,
  derivePriceTokenAccount,
  derivePriceTokenVault,
  deriveReveal,
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
  priceTokenAccountAddress,
  priceTokenAddress,
  priceTokenVaultAddress,
  revealAddress,
  tokenAccountAddress,
} from './publicKeys.ts'
