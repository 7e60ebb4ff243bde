import { shareOf } from '@mintline/core'
import { type CheckoutPreview, checkoutPreview, type PlatformFeeInput } from '@mintline/solana'
import { errorText } from '#shared/lib/errorText.ts'

/** Terms that determine how a price is split. */
export interface SaleTerms {
  platformFee: PlatformFeeInput
  /** Basis points on later sales. */
  royaltyBasisPoints: number
}

/** A recipient's share of the platform fee. */
export interface PlatformPart {
  /** Position among them, from 1: addresses may repeat while they are being typed. */
  place: number
  address: string
  /** Lamports. */
  value: bigint
}

/** A price's split, or why it is impossible. */
export type Division =
  /** `royalty` is the creators' income from a later sale at this price, in lamports. */
  | { status: 'divided'; preview: CheckoutPreview; parts: PlatformPart[]; royalty: bigint }
  /** `reason` is one sentence; for incomplete terms, and for a flat fee above the price. */
  | { status: 'impossible'; reason: string }

/** Splits one item's price exactly as the programs do. */
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
