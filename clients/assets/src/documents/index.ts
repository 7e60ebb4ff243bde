export { filesOf, isFileName, withAddresses } from './addresses.ts'
export { documentDataUri, pictureDataUri } from './contentInUri.ts'
export { createDocument, type DocumentInput } from './createDocument.ts'
export { type DocumentMedia, type DocumentTexts, editionDocument } from './editionDocument.ts'
export { extensionOf, type MediaCategory, type MediaType, mediaTypeOf } from './mediaType.ts'
export {
  type DocumentAttribute,
  type DocumentFile,
  formatDocument,
  type MetadataDocument,
} from './metadataDocument.ts'
export { type ParsedDocument, parseDocument } from './parseDocument.ts'
export {
  DEFAULT_PREVIEW_PIXELS,
  needsPreview,
  type PictureFacts,
  PREVIEW_QUALITY,
  previewName,
} from './previews.ts'
