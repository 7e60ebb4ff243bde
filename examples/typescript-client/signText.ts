import {
  type AptosWallet,
  type Eip1193Provider,
  type FlowClient,
  type SolanaStandardWallet,
  signAptosMessage,
  signEthereumMessage,
  signFlowMessage,
  signSolanaMessage,
  type WalletSignature,
} from '@mintline/core/signing'

/** A wallet that your page has connected to, by its type. */
export type ConnectedWallet =
  | { readonly type: 'ETHEREUM'; readonly provider: Eip1193Provider }
  | { readonly type: 'SOLANA'; readonly wallet: SolanaStandardWallet }
  | { readonly type: 'APTOS'; readonly wallet: AptosWallet }
  | { readonly type: 'FLOW'; readonly client: FlowClient }

/**
 * Has a wallet sign a text. Verify the signature against the result's `message`: on Aptos, it holds more than the text.
 */
export function signText(connected: ConnectedWallet, message: string): Promise<WalletSignature> {
  switch (connected.type) {
    case 'ETHEREUM':
      return signEthereumMessage({ provider: connected.provider, message })
    case 'SOLANA':
      return signSolanaMessage({ wallet: connected.wallet, message })
    case 'APTOS':
      return signAptosMessage({ wallet: connected.wallet, message })
    case 'FLOW':
      return signFlowMessage({ client: connected.client, message })
  }
}
