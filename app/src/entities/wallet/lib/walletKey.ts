/** Browser storage key for the connected wallet's name, which the next visit reconnects. */
export const WALLET_KEY = 'mintline.wallet'
