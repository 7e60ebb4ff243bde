export { fetchMultisig, type Multisig } from './fetchMultisig.ts'
export { fetchProposalNumber, MAX_PROPOSED_BYTES, planProposal, proposedBytes } from './proposal.ts'
