export {
  type FetchMetadataOptions,
  fetchItemMetadata,
  fetchItemMetadataOrUri,
  type ItemMetadata,
  type LoadedMetadata,
  parseItemMetadata,
  type RawMetadata,
} from './itemMetadata.ts'
export {
  contrast,
  type HexColor,
  luminance,
  MIDDLE_LUMINANCE,
  mix,
  ownColor,
  PAGE_FONTS,
  PAGE_PRESETS,
  PAGE_SCHEMES,
  PAGE_THEME_FIELD,
  type PageTheme,
  type ReadPageTheme,
  readableOn,
  readPageTheme,
  THEME_INK,
} from './pageTheme.ts'
export {
  formatProofManifest,
  isProofsAddress,
  isSameRoot,
  PROOF_MANIFEST_NAME,
  type ProofManifest,
  readProofManifest,
} from './proofManifest.ts'
export { fetchProofManifest, type ListRoot, type PublishedList } from './publishedManifest.ts'
export {
  MAX_METADATA_BYTES,
  METADATA_TIMEOUT,
  type ReadResourceOptions,
  readResource,
} from './readResource.ts'
export {
  readProofDocument,
  readWalletProof,
  type WalletProofOptions,
  type WalletProofQuery,
} from './readWalletProof.ts'
export { reasonAgainstAddress } from './reasonAgainstAddress.ts'
export { DEFAULT_IPFS_GATEWAY, resourceUrl } from './resourceUrl.ts'
export { templateText } from './templateText.ts'
