export { type CollectionAdministration, createAdministration } from './createAdministration.ts'
export {
  type DeployCollectionInput,
  type DeployedCollection,
  deployCollection,
  symbolOwner,
} from './deployCollection.ts'
export {
  type AdministrationLogger,
  type AdministrationOptions,
  type AdministrationResult,
  type AdministrationRun,
  isWrongWallet,
  type OnWrongWallet,
  runAdministration,
  type WrongWalletError,
  wrongWalletHint,
} from './runAdministration.ts'
export {
  type FirstMint,
  type FirstMintResult,
  type FirstMintsInput,
  simulateFirstMints,
} from './simulateFirstMints.ts'
