import { type Blockchain, layerOneOf } from './blockchains.ts'

/** Kinds of wallets, by what they sign for. */
export const WALLET_TYPES = ['ETHEREUM', 'SOLANA', 'FLOW', 'IMMUTABLEX', 'APTOS'] as const

/** A kind of wallet. */
export type WalletType = (typeof WALLET_TYPES)[number]

/** The kind of wallet that signs for a blockchain. Immutable has its own; others share their layer one's. */
export function walletTypeOf(blockchain: Blockchain): WalletType {
  return blockchain === 'IMMUTABLEX' ? 'IMMUTABLEX' : layerOneOf(blockchain)
}
