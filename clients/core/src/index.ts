export * from './amounts.ts'
export * from './async/index.ts'
export { assertIsOneOf, isOneOf } from './enumerations/oneOf.ts'
export * from './errors/index.ts'
export * from './metadata/index.ts'
export * from './mint/index.ts'
export * from './node/index.ts'
export { MINTLINE } from './product.ts'
export { type DropToShare, fetchSharedTexts, type TextsOnChain } from './sharing/dropToShare.ts'
export { type MintPageTarget, mintPageUrl } from './sharing/mintPageUrl.ts'
export {
  type DropTexts,
  missingPicture,
  type SharedTexts,
  sharedTexts,
} from './sharing/sharedTexts.ts'
export { SHARE_CARD, type SharedDrop, type ShareFile, shareFile } from './sharing/shareFile.ts'
export { type SharePage, sharePage } from './sharing/sharePage.ts'
export {
  type AddressedNetwork,
  type AddressPlace,
  placeByAddress,
  placeBySymbol,
  readAddressPlace,
  type SharePlace,
} from './sharing/sharePlace.ts'
export { isShortName } from './sharing/shortName.ts'
export * from './text/index.ts'
