import { AssetsError, contentIdOf, parseDocument } from '@mintline/assets'
import { CoreError, readResource } from '@mintline/core'
import { ARTWORK_DOCUMENT, type Artwork, documentOfArtwork, filesOfPicture } from './artwork.ts'
import { MAX_PICTURE_BYTES } from './pictureFacts.ts'

/**
 * Reads stored artwork from its address, as wallets do, and compares it with its source.
 *
 * @throws METADATA_NOT_AVAILABLE if it cannot be read yet, METADATA_INVALID or STORED_OTHERWISE if something else is
 * stored, or the signal's reason.
 */
export async function readBackArtwork(
  uri: string,
  artwork: Artwork,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const { document } = parseDocument(await readResource(uri, { signal }), ARTWORK_DOCUMENT)
  const expected = documentOfArtwork(artwork)
  const files = [...filesOfPicture(artwork.picture)]
  const addresses = document?.properties.files.map((file) => file.uri) ?? []
  const isSame =
    textsOf(document) === textsOf(expected) &&
    addresses.length === files.length &&
    document?.image === addresses[0]
  if (!isSame) {
    throw new CoreError('METADATA_INVALID', { uri, reason: 'it is not what was stored' })
  }
  for (const [index, [name, { bytes }]] of files.entries()) {
    const address = addresses[index] ?? ''
    const content = await readResource(address, { signal, maxBytes: MAX_PICTURE_BYTES })
    const [actual, wanted] = await Promise.all([contentIdOf(content), contentIdOf(bytes)])
    if (actual.cid === wanted.cid) continue
    throw new AssetsError('STORED_OTHERWISE', {
      place: new URL(address).host,
      name,
      expected: wanted.cid,
      actual: actual.cid,
    })
  }
}

/** Returns a document's content except file addresses. */
function textsOf(document: ReturnType<typeof documentOfArtwork> | undefined): string | undefined {
  if (!document) return undefined
  const { name, symbol, description, external_url: site, attributes } = document
  return JSON.stringify([name, symbol, description, site, attributes])
}
