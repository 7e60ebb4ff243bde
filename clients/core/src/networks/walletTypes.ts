import { type Blockchain, type LayerOne, layerOneOf } from './blockchains.ts'

/** Wallet types, by the chains they sign for. */
export const WALLET_TYPES = ['ETHEREUM', 'SOLANA', 'FLOW', 'IMMUTABLEX', 'APTOS'] as const

/** A wallet type. */
export type WalletType = (typeof WALLET_TYPES)[number]

/** Returns a blockchain's wallet type. Immutable has its own; others share their layer one's. */
export function walletTypeOf(blockchain: Blockchain): WalletType {
  return blockchain === 'IMMUTABLEX' ? 'IMMUTABLEX' : layerOneOf(blockchain)
}

/** Wallet connectors, each with the chain it connects to; ids are lower case. */
export const WALLET_CONNECTORS = {
  fcl: 'FLOW',
  mattel: 'FLOW',
  phantom: 'SOLANA',
  solflare: 'SOLANA',
  injected: 'ETHEREUM',
  fortmatic: 'ETHEREUM',
  iframe: 'ETHEREUM',
  immutablex: 'ETHEREUM',
  mew: 'ETHEREUM',
  portis: 'ETHEREUM',
  torus: 'ETHEREUM',
  firebase: 'ETHEREUM',
  walletconnect: 'ETHEREUM',
  walletlink: 'ETHEREUM',
} as const satisfies Record<string, LayerOne>

/** A wallet connector with a known id. */
export type WalletConnector = keyof typeof WALLET_CONNECTORS

/**
 * Returns a wallet connector's chain; undefined for an unknown connector. Ids that begin with `firebase` are variants
 * of one connector.
 */
export function layerOneOfConnector(connector: string): LayerOne | undefined {
  const id = connector.startsWith('firebase') ? 'firebase' : connector
  return isWalletConnector(id) ? WALLET_CONNECTORS[id] : undefined
}

function isWalletConnector(id: string): id is WalletConnector {
  return Object.hasOwn(WALLET_CONNECTORS, id)
}
