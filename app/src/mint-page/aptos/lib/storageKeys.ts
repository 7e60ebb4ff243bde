/** Browser storage key for pending mints. */
export const OPEN_MINTS_KEY = 'mintline.aptos-mints'

/** Browser storage key for the last connected wallet's name. */
export const WALLET_KEY = 'mintline.aptos-wallet'
