import { unionAddress } from '@mintline/core/identifiers'
import { type Blockchain, layerOneOf } from '@mintline/core/networks'
import type { CollectionDocument } from '../../read-model/documents.ts'
import { documentOf, type Origin } from './documentOf.ts'
import { keptDocument } from './keptDocument.ts'
import { textOf } from './texts.ts'

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
