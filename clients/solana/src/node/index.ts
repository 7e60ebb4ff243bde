// What needs a file system; browsers take `@mintline/solana`.
export * from './readMerkleProof.ts'
