/** Browser storage key for pending mints. */
export const OPEN_MINTS_KEY = 'mintline.evm-mints'

/** Browser storage key for the last connected wallet's reverse domain name. */
export const WALLET_KEY = 'mintline.evm-wallet'
