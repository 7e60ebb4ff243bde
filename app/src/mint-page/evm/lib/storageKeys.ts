/** Browser storage key of pending mints. */
export const OPEN_MINTS_KEY = 'mintline.evm-mints'

/** Browser storage key of the last connected wallet, by its reverse domain name. */
export const WALLET_KEY = 'mintline.evm-wallet'
