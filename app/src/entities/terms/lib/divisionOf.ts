import { shareOf } from '@mintline/core'
import { type CheckoutPreview, checkoutPreview, type PlatformFeeInput } from '@mintline/solana'
import { errorText } from '#shared/lib/errorText.ts'

/** What a price is divided by. */
export interface SaleTerms {
  platformFee: PlatformFeeInput
  /** Hundredths of a percent of a later sale. */
  royaltyBasisPoints: number
}

/** What one of the platform's recipients gets. */
export interface PlatformPart {
  /** Its place among them, from 1: two may have the same address while they are written. */
  place: number
  address: string
  /** Lamports. */
  value: bigint
}

/** How a price is divided, or why it cannot be. */
export type Division =
  /** `royalty` is what creators would get of a later sale at this price, in lamports. */
  | { status: 'divided'; preview: CheckoutPreview; parts: PlatformPart[]; royalty: bigint }
  /** One sentence; so for terms that are still being written, and for a flat fee above the price. */
  | { status: 'impossible'; reason: string }

/** How the price of one item is divided, exactly as the programs divide it. */
export function divisionOf(price: bigint, terms: SaleTerms): Division {
  try {
    const preview = checkoutPreview(price, terms.platformFee)
    return {
      status: 'divided',
      preview,
      parts: preview.recipients.map((part, index) => ({ ...part, place: index + 1 })),
      royalty: shareOf(price, terms.royaltyBasisPoints),
    }
  } catch (error) {
    return { status: 'impossible', reason: errorText(error) }
  }
}
