/** Marketplace: what an event of a fiat on-ramp tells (marketplace-api, section 3). */
export const FIAT_ON_RAMP_STATUSES = ['COMPLETE', 'ORDER_FAILED', 'TRANSACTION_FAILED'] as const

/** What an event of a fiat on-ramp tells. */
export type FiatOnRampStatus = (typeof FIAT_ON_RAMP_STATUSES)[number]

/** Marketplace: what a fiat on-ramp sells (marketplace-api, section 3). */
export const FIAT_ON_RAMP_COMMODITIES = ['ETH'] as const

/** What a fiat on-ramp sells. */
export type FiatOnRampCommodity = (typeof FIAT_ON_RAMP_COMMODITIES)[number]
