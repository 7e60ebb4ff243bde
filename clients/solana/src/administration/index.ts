export { type CollectionAdministration, createAdministration } from './createAdministration.ts'
export {
  type DeployCollectionInput,
  type DeployedCollection,
  deployCollection,
} from './deployCollection.ts'
export {
  type AdministrationLogger,
  type AdministrationOptions,
  type AdministrationResult,
  type AdministrationRun,
  type OnWrongWallet,
  runAdministration,
} from './runAdministration.ts'
export {
  type FirstMint,
  type FirstMintResult,
  type FirstMintsInput,
  simulateFirstMints,
} from './simulateFirstMints.ts'
export { symbolOwner } from './symbolOwner.ts'
export { isWrongWallet, type WrongWalletError, wrongWalletHint } from './wrongWallet.ts'
