import { withoutFullStop } from './fullStop.ts'

/** A failed wallet request. */
interface ProviderCall {
  /** Requested method or feature, as the wallet names it. */
  method: string
  /** Wallet interface: eip1193, solana, flow or aptos. */
  provider: string
  /** Code from the wallet; undefined = none. */
  code: number | string | undefined
  /** Account asked to sign; undefined before one is chosen. */
  signer: string | undefined
  /** Chain of the request; undefined = no particular one. */
  chainId: number | string | undefined
  /** Message from the wallet. */
  reason: string
}

/** Messages about wallets and signing, worded by the specification. */
export const WALLET_MESSAGES = {
  WALLET_NOT_CONNECTED: (_: Record<never, never>) => 'Wallet is not connected',
  WALLET_FEATURE_MISSING: ({ feature }: { feature: string }) =>
    `Wallet does not support ${feature}`,
  WALLET_REQUEST_CANCELLED: (_: Record<never, never>) => 'Request cancelled by user',
  WALLET_ANSWER_INVALID: ({ method }: { method: string }) =>
    `Wallet answered ${method} with no signature`,
  WALLET_MESSAGE_EMPTY: (_: Record<never, never>) => 'Message cannot be empty',
  WALLET_MESSAGE_CHANGED: (_: Record<never, never>) =>
    'Wallet signed bytes that are not the text it was given',
  PROVIDER_ERROR: ({ method, provider, code, reason }: ProviderCall) =>
    `Wallet (${provider}) failed ${method}${code === undefined ? '' : ` with code ${code}`}: ${withoutFullStop(reason)}`,
  TYPED_DATA_SIGNING_FAILED: ({ signer, methods }: { signer: string; methods: string[] }) =>
    `Typed data could not be signed by ${signer}: ${methods.join(', ')} failed`,
  TYPED_DATA_INVALID: ({ type, value }: { type: string; value: string }) =>
    `Typed data has ${value} where ${type} is expected`,
  APTOS_ACCOUNT_MISSING: (_: Record<never, never>) => 'AccountInfo does not exist',
  ENCRYPTED_MESSAGE_EMPTY: (_: Record<never, never>) => 'Cannot encrypt empty msg.data',
  ENCRYPTION_NOT_SUPPORTED: ({ version: _ }: { version: string }) =>
    'Encryption type/version not supported',
  ENCRYPTION_KEY_INVALID: ({ publicKey }: { publicKey: string }) =>
    `Not an encryption public key: ${publicKey}`,
  WALLET_NOT_DEFINED: (_: Record<never, never>) => 'wallet is not defined',
  FUNCTION_SIGNATURE_NOT_FOUND: (_: { method: string }) => 'Function signature is not found',
  ETHERS_CONTRACT_ADDRESS_MISSING: (_: Record<never, never>) =>
    "No Contract address provided, it's required for EthersEthereum",
  ETHERS_SIGNER_PROVIDER_MISSING: (_: Record<never, never>) =>
    'EthersEthereum: signer provider does not exist',
}
