export * from './administration/index.ts'
export * from './allowlist/index.ts'
export { decodeTransaction } from './bcs/decodeTransaction.ts'
export type { TransactionPayload } from './bcs/payload.ts'
export type { Serializable, Serializer } from './bcs/serializable.ts'
export type { RawTransaction, SimpleTransaction } from './bcs/transaction.ts'
export * from './chain/index.ts'
export * from './drop/index.ts'
export * from './entries/index.ts'
// Whole modules, since declaration merging does not work with interfaces exported by name.
export * from './errors/aptosClientError.ts'
export * from './errors/aptosReadError.ts'
export * from './errors/catalogue.ts'
export { parseVmStatus, type VmAbort, type VmStatus } from './failures/vmStatus.ts'
export * from './mint/index.ts'
export { fetchMultisig, type Multisig } from './multisig/fetchMultisig.ts'
export {
  fetchProposalNumber,
  MAX_PROPOSED_BYTES,
  planProposal,
  proposedBytes,
} from './multisig/proposal.ts'
export * from './send/index.ts'
export * from './wallet/index.ts'
