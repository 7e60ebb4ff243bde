import { CoreError } from '@mintline/core'
import { unionAddress } from '@mintline/core/identifiers'
import { type Blockchain, layerOneOf } from '@mintline/core/networks'
import type { CollectionDocument, ItemDocument } from '../../read-model/documents.ts'
import { attributesOf } from './attributes.ts'
import { documentOf, type Origin } from './documentOf.ts'
import { textOf, timeOf } from './texts.ts'

/** Maximum JSON bytes stored per document: a page in a list has up to a thousand documents. */
export const MAX_KEPT_BYTES = 65_536

/**
 * Returns the document if it is small enough for lists.
 *
 * @param uri - the document's address
 * @throws `METADATA_INVALID`
 */
function keptDocument<Document extends object>(document: Document, uri: string): Document {
  if (Buffer.byteLength(JSON.stringify(document)) <= MAX_KEPT_BYTES) return document
  const reason = `its texts and attributes are larger than ${MAX_KEPT_BYTES} bytes`
  throw new CoreError('METADATA_INVALID', { uri, reason })
}

const HIGHEST_FEE = 10_000

/**
 * Parses a collection's metadata.
 *
 * @param blockchain - the collection's, and so its fee recipient's
 * @throws `METADATA_INVALID`
 */
export function collectionDocument(
  content: Uint8Array,
  origin: Origin,
  blockchain: Blockchain,
): CollectionDocument {
  const { fields, common } = documentOf(content, origin)
  const externalLink = textOf(fields.external_link ?? fields.external_url)
  const fee = fields.seller_fee_basis_points
  const isFee = Number.isInteger(fee) && Number(fee) >= 0 && Number(fee) <= HIGHEST_FEE
  const feeRecipient = accountOn(blockchain, textOf(fields.fee_recipient))
  const document = {
    ...common,
    ...(externalLink !== undefined && { externalLink }),
    ...(isFee && { sellerFeeBasisPoints: Number(fee) }),
    ...(feeRecipient !== undefined && { feeRecipient }),
  }
  return keptDocument(document, origin.uri)
}

function accountOn(blockchain: Blockchain, address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  try {
    return unionAddress(`${layerOneOf(blockchain)}:${address}`)
  } catch {
    return undefined
  }
}

/**
 * Parses an item's metadata.
 *
 * @throws `METADATA_INVALID`
 */
export function itemDocument(content: Uint8Array, origin: Origin): ItemDocument {
  const { fields, common } = documentOf(content, origin)
  const updatedAt = timeOf(fields.updated_at ?? fields.updatedAt)
  const attributes = attributesOf(fields)
  return keptDocument({ ...common, ...(updatedAt && { updatedAt }), attributes }, origin.uri)
}
