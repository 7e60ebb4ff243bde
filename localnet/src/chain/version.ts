import { FeatureSet } from 'litesvm/dist/internal.js'
import { sha256 } from '../wire/bytes.ts'

/** Release of Agave from which the runtime crates of litesvm 1.5.0 are built. */
export const SOLANA_CORE_VERSION = '4.3.0'

/** First four bytes of the hash of all feature ids in the runtime, as computed by Agave. */
export function featureSetId(): number {
  const features = FeatureSet.allEnabled().getActiveFeatures()
  const ids = features.map((id) => new Uint8Array(id)).sort((a, b) => Buffer.compare(a, b))
  const hash = sha256(...ids)
  return new DataView(hash.buffer, hash.byteOffset).getUint32(0, true)
}
