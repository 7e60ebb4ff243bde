import { type Blockchain, layerOneOf } from './blockchains.ts'

/** Wallet types, by the chains they sign for. */
export const WALLET_TYPES = ['ETHEREUM', 'SOLANA', 'FLOW', 'IMMUTABLEX', 'APTOS'] as const

/** A wallet type. */
export type WalletType = (typeof WALLET_TYPES)[number]

/** Returns a blockchain's wallet type. Immutable has its own; others share their layer one's. */
export function walletTypeOf(blockchain: Blockchain): WalletType {
  return blockchain === 'IMMUTABLEX' ? 'IMMUTABLEX' : layerOneOf(blockchain)
}
