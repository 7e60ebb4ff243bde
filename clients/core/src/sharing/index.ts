export { type MintPageTarget, mintPageUrl } from './mintPageUrl.ts'
export { type DropTexts, missingPicture, type SharedTexts, sharedTexts } from './sharedTexts.ts'
export { type SharedDrop, type ShareFile, shareFile } from './shareFile.ts'
export { type SharePage, sharePage } from './sharePage.ts'
