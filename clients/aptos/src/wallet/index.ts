export {
  canChangeNetwork,
  changeNetwork,
  type WalletNetworkChange,
  walletNetworkName,
} from './changeNetwork.ts'
export { connectWallet, standardWallet } from './connectWallet.ts'
export {
  type Ed25519Account,
  ed25519Account,
  ed25519Authenticator,
  signingMessage,
} from './ed25519Account.ts'
export {
  type AccountAuthenticator,
  type KeyAccount,
  keyWallet,
  type SigningWallet,
  type WalletNetwork,
} from './signingWallet.ts'
