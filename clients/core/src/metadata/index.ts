export {
  type FetchMetadataOptions,
  fetchItemMetadata,
  fetchItemMetadataOrUri,
} from './fetchItemMetadata.ts'
export {
  type ItemMetadata,
  type LoadedMetadata,
  parseItemMetadata,
  type RawMetadata,
} from './itemMetadata.ts'
export { MAX_METADATA_BYTES, METADATA_TIMEOUT } from './limits.ts'
export {
  formatProofManifest,
  isSameRoot,
  PROOF_MANIFEST_NAME,
  type ProofManifest,
  readProofManifest,
} from './proofManifest.ts'
export { isProofsAddress } from './proofsAddress.ts'
export { fetchProofManifest, type ListRoot, type PublishedList } from './publishedManifest.ts'
export { readProofDocument } from './readProofDocument.ts'
export { type ReadResourceOptions, readResource } from './readResource.ts'
export {
  readWalletProof,
  type WalletProofOptions,
  type WalletProofQuery,
} from './readWalletProof.ts'
export { reasonAgainstAddress } from './reasonAgainstAddress.ts'
export { DEFAULT_IPFS_GATEWAY, resourceUrl } from './resourceUrl.ts'
export { templateText } from './templateText.ts'
