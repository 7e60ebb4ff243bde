/** Marketplace: reasons for refusing to add a wallet (marketplace-api, section 8). */
export const ADD_WALLET_RESULTS = [
  'ALREADY_ADDED',
  'BLACKLISTED',
  'TOO_MUCH_WALLETS',
  'USED_IN_ANOTHER_PROFILE',
] as const

/** A reason for refusing to add a wallet. */
export type AddWalletResult = (typeof ADD_WALLET_RESULTS)[number]

/** Marketplace: reasons for refusing to remove a wallet (marketplace-api, section 8). */
export const DELETE_WALLET_RESULTS = ['LAST_WALLET'] as const

/** A reason for refusing to remove a wallet. */
export type DeleteWalletResult = (typeof DELETE_WALLET_RESULTS)[number]

/** Marketplace: e-mail confirmation results (marketplace-api, section 8). */
export const EMAIL_CONFIRMATION_RESULTS = [
  'CONFIRMED',
  'CONFIRMATION_TIME_EXPIRED',
  'CONFIRMATION_WAS_NOT_SENT',
  'EMAIL_IS_ALREADY_CONFIRMED',
  'TOO_MANY_CONFIRMATION_ATTEMPTS',
  'WRONG_CONFIRMATION_CODE',
] as const

/** An e-mail confirmation result. */
export type EmailConfirmationResult = (typeof EMAIL_CONFIRMATION_RESULTS)[number]

/** Marketplace: confirmation resend results (marketplace-api, section 8). */
export const RESEND_EMAIL_RESULTS = ['RESENT', 'NO_EMAIL_SAVED', 'TOO_SHORT_TIME_PASSED'] as const

/** A confirmation resend result. */
export type ResendEmailResult = (typeof RESEND_EMAIL_RESULTS)[number]

/** Marketplace: follow results (marketplace-api, section 8). */
export const FOLLOWING_RESULTS = ['CREATED', 'FOLLOWING_LIMIT_EXCEEDED'] as const

/** A follow result. */
export type FollowingResult = (typeof FOLLOWING_RESULTS)[number]

/** Marketplace: auction creation results other than a transaction hash (marketplace-api, section 8). */
export const AUCTION_CREATE_RESULTS = [
  'CREATED',
  'AUCTION_FOR_ITEM_EXISTS',
  'INCORRECT_CURRENCY',
  'START_DATE_MUST_BE_BEFORE_END_DATE',
] as const

/** An auction creation result other than a transaction hash. */
export type AuctionCreateResult = (typeof AUCTION_CREATE_RESULTS)[number]

/** Marketplace: auction deletion results (marketplace-api, section 8). */
export const AUCTION_DELETE_RESULTS = ['DELETED', 'OFFER_FOR_AUCTION_EXISTS'] as const

/** An auction deletion result. */
export type AuctionDeleteResult = (typeof AUCTION_DELETE_RESULTS)[number]

/** Marketplace: access token request results (marketplace-api, section 8). */
export const JWT_RESULTS = ['SUCCESS'] as const

/** An access token request result. */
export type JwtResult = (typeof JWT_RESULTS)[number]

/**
 * Marketplace: order validation results (marketplace-api, section 8). An error family and its members in the
 * specification are joined as public clients spell them: `UPDATE_ERROR_PRICE_IS_EQUAL`, `EXPIRATION_DATE_PASSED`.
 */
export const ORDER_VALIDATION_RESULTS = [
  'SUCCESS',
  'ZERO_OR_NEGATIVE_PRICE',
  'INCORRECT_FEE',
  'BID_WITH_ETH',
  'SAVING_ORDER_AUCTION_EXISTS',
  'SAVING_BID_AUCTION_NOT_IN_PROGRESS',
  'SAVING_BID_AUCTION_CURRENCY_ERROR',
  'SAVING_BID_AUCTION_MIN_PRICE_ERROR',
  'SAVING_BID_AUCTION_PRICE_CHANGE_ERROR',
  'CREATE_ERROR_OTHER_ORDER_IS_UNCOMPLETED',
  'UPDATE_ERROR_PREVIOUS_IS_COMPLETED',
  'UPDATE_ERROR_VALUE_IS_DECREASED',
  'UPDATE_ERROR_SELL_PRICE_IS_INCREASED',
  'UPDATE_ERROR_BID_PRICE_IS_DECREASED',
  'UPDATE_ERROR_PRICE_IS_EQUAL',
  'UPDATE_ERROR_CURRENCY_TYPE_IS_CHANGED',
  'FLOOR_BID_ON_SHARED_COLLECTION',
  'EXPIRATION_DATE_PASSED',
  'EXPIRATION_DATE_TOO_FAR',
  'EXPIRATION_DATE_DECREASED',
  'EXPIRATION_DATE_REQUIRED',
  'NON_EMPTY_EXPIRATION_DATE_FOR_AUCTION',
] as const

/** An order validation result. */
export type OrderValidationResult = (typeof ORDER_VALIDATION_RESULTS)[number]
