import { type Blockchain, layerOneOf } from './blockchains.ts'

/** Kinds of wallets, by the chains they sign for. */
export const WALLET_TYPES = ['ETHEREUM', 'SOLANA', 'FLOW', 'IMMUTABLEX', 'APTOS'] as const

/** A kind of wallet. */
export type WalletType = (typeof WALLET_TYPES)[number]

/** The kind of wallet for a blockchain. Immutable has its own; others share that of their layer one. */
export function walletTypeOf(blockchain: Blockchain): WalletType {
  return blockchain === 'IMMUTABLEX' ? 'IMMUTABLEX' : layerOneOf(blockchain)
}
