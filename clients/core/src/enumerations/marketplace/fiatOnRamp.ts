/** Marketplace: outcomes of a fiat on-ramp (marketplace-api, section 3). */
export const FIAT_ON_RAMP_STATUSES = ['COMPLETE', 'ORDER_FAILED', 'TRANSACTION_FAILED'] as const

/** An outcome of a fiat on-ramp. */
export type FiatOnRampStatus = (typeof FIAT_ON_RAMP_STATUSES)[number]

/** Marketplace: currencies that a fiat on-ramp sells (marketplace-api, section 3). */
export const FIAT_ON_RAMP_COMMODITIES = ['ETH'] as const

/** A currency that a fiat on-ramp sells. */
export type FiatOnRampCommodity = (typeof FIAT_ON_RAMP_COMMODITIES)[number]
