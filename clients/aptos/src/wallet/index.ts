export { canChangeNetwork, changeNetwork, type WalletNetworkChange } from './changeNetwork.ts'
export { connectWallet, standardWallet } from './connectWallet.ts'
export { keyWallet, type SigningWallet, type WalletNetwork } from './signingWallet.ts'
