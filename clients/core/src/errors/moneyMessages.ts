import { withKind } from './kinds.ts'

/** Messages about amounts and fees. They follow the programs where the specification has no wording. */
export const MONEY_MESSAGES = {
  AMOUNT_NEGATIVE: ({ amount }: { amount: bigint }) =>
    `Amount must not be negative, but received - ${amount}`,
  BASIS_POINTS_INVALID: withKind(
    'usage',
    ({ valueBp }: { valueBp: number }) =>
      `Basis points must be a whole number from 0 to 10000, but received - ${valueBp}`,
  ),
  FEE_EXCEEDS_PRICE: (_: { fee: bigint; price: bigint }) => 'Total fee exceeds the price amount',
}
