/** Marketplace: fiat on-ramp outcomes (marketplace-api, section 3). */
export const FIAT_ON_RAMP_STATUSES = ['COMPLETE', 'ORDER_FAILED', 'TRANSACTION_FAILED'] as const

/** A fiat on-ramp outcome. */
export type FiatOnRampStatus = (typeof FIAT_ON_RAMP_STATUSES)[number]

/** Marketplace: currencies sold by a fiat on-ramp (marketplace-api, section 3). */
export const FIAT_ON_RAMP_COMMODITIES = ['ETH'] as const

/** A currency sold by a fiat on-ramp. */
export type FiatOnRampCommodity = (typeof FIAT_ON_RAMP_COMMODITIES)[number]
