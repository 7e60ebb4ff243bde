/** Browser storage key of pending mints. */
export const OPEN_MINTS_KEY = 'mintline.aptos-mints'

/** Browser storage key of the last connected wallet, by its name. */
export const WALLET_KEY = 'mintline.aptos-wallet'
