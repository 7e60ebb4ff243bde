import { FeatureSet } from 'litesvm/dist/internal.js'
import { sha256 } from '../wire/bytes.ts'

/** litesvm 1.5.0's runtime crates are built from this Agave release. */
export const SOLANA_CORE_VERSION = '4.3.0'

/** First four bytes of a hash over all feature ids in the runtime, as Agave computes it. */
export function featureSetId(): number {
  const features = FeatureSet.allEnabled().getActiveFeatures()
  const ids = features.map((id) => new Uint8Array(id)).sort((a, b) => Buffer.compare(a, b))
  const hash = sha256(...ids)
  return new DataView(hash.buffer, hash.byteOffset).getUint32(0, true)
}
