export { type DropToShare, fetchSharedTexts, type TextsOnChain } from './dropToShare.ts'
export { type MintPageTarget, mintPageUrl } from './mintPageUrl.ts'
export { type DropTexts, missingPicture, type SharedTexts, sharedTexts } from './sharedTexts.ts'
export { isShortName, SHARE_CARD, type SharedDrop, type ShareFile, shareFile } from './shareFile.ts'
export { type SharePage, sharePage } from './sharePage.ts'
export {
  type AddressedNetwork,
  type AddressPlace,
  placeByAddress,
  placeBySymbol,
  readAddressPlace,
  type SharePlace,
} from './sharePlace.ts'
