// What a program on Solana and Eclipse needs, without other chains' networks.

export type { Blockchain } from './blockchains.ts'
export { ECLIPSE_NETWORKS, networkByGenesisHash, SOLANA_NETWORKS } from './list/solana.ts'
export type { SolanaNetwork } from './network.ts'
export { assertSameChain, assertSameRpcUrl } from './rpcUrl.ts'
