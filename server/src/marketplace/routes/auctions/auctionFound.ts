import { formatOwnershipId, type OwnershipParts } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import type { AuctionRecord } from '../../../read-model/auctions/auctionRecord.ts'
import { auctionsByOwnerships } from '../../../read-model/auctions/auctionsByOwnerships.ts'
import type { Reader } from '../../../read-model/reader.ts'

/**
 * Returns an ownership's auction.
 *
 * @throws ApiError 404 if there is none
 */
export async function auctionFound(reader: Reader, id: OwnershipParts): Promise<AuctionRecord> {
  const [auction] = (await auctionsByOwnerships(reader, [id])).values()
  return found(auction, 'auction of', formatOwnershipId(id))
}
