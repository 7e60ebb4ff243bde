/** Browser storage key of the name of the connected wallet, which the next visit connects again. */
export const WALLET_KEY = 'mintline.wallet'
