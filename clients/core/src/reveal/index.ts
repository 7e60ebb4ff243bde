export { type FileOrder, fileNumberOf } from './fileNumberOf.ts'
export { type ItemUris, type RevealedFiles, shownItemUri } from './shownItemUri.ts'
