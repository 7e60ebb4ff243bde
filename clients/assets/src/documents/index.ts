export { filesOf, isFileName, withAddresses } from './addresses.ts'
export { createDocument, type DocumentInput } from './createDocument.ts'
export { extensionOf, type MediaCategory, type MediaType, mediaTypeOf } from './mediaType.ts'
export {
  type DocumentAttribute,
  type DocumentFile,
  formatDocument,
  type MetadataDocument,
} from './metadataDocument.ts'
export { type ParsedDocument, parseDocument } from './parseDocument.ts'
