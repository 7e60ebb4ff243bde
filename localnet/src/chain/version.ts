import { FeatureSet } from 'litesvm/dist/internal.js'
import { sha256 } from '../wire/bytes.ts'

/** Agave's release whose runtime crates litesvm 1.5.0 is built from. */
export const SOLANA_CORE_VERSION = '4.3.0'

/** The first four bytes of the hash over all feature ids the runtime knows, as Agave computes it. */
export function featureSetId(): number {
  const features = FeatureSet.allEnabled().getActiveFeatures()
  const ids = features.map((id) => new Uint8Array(id)).sort((a, b) => Buffer.compare(a, b))
  const hash = sha256(...ids)
  return new DataView(hash.buffer, hash.byteOffset).getUint32(0, true)
}
