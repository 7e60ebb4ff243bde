export {
  type AptosAccount,
  type AptosWallet,
  aptosNetworkName,
  getAptosAccount,
} from './aptosAccount.ts'
export type { Eip1193Provider } from './eip1193Provider.ts'
export {
  ENCRYPTION_VERSION,
  type EncryptedMessage,
  encryptMessage,
  toDecryptParameter,
} from './encryptMessage.ts'
export { classifyWalletError, type WalletErrorClass } from './errors/classifyWalletError.ts'
export { type WalletErrorFacets, walkWalletError } from './errors/walkWalletError.ts'
export type { InfoReason, WarningReason } from './errors/warnings.ts'
export { FINAL_WALLET_CODES, isFinalWalletFailure } from './finalWalletFailure.ts'
export { asProviderError, type ProviderKind, type ProviderRequest } from './providerError.ts'
export {
  type GasOption,
  isInvalidParametersError,
  sendWithGasFallback,
  withoutGasOptions,
} from './sendWithGasFallback.ts'
export { randomNonce, type SignAptosMessageArgs, signAptosMessage } from './signAptosMessage.ts'
export { type SignEthereumMessageArgs, signEthereumMessage } from './signEthereumMessage.ts'
export { type FlowClient, type FlowSignature, signFlowMessage } from './signFlowMessage.ts'
export type {
  PlanLine,
  PlanSection,
  ShownPlan,
  SignPageAnswer,
  SignPageChain,
  SignPageEnd,
  SignPageMessage,
  SignPageReply,
  WalletFailure,
  WalletRequest,
} from './signPage.ts'
export {
  type SolanaStandardWallet,
  type SolanaWalletAccount,
  signSolanaMessage,
} from './signSolanaMessage.ts'
export { hashTypedData } from './typedData/hashTypedData.ts'
export { type SignTypedDataArgs, signTypedData } from './typedData/signTypedData.ts'
export type { TypedData, TypedDataField } from './typedData/typedData.ts'
export { walletMethod } from './walletFeature.ts'
export type { WalletSignature } from './walletSignature.ts'
