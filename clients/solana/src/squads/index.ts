export { fetchSquad, SQUADS_PROGRAM, type Squad, type SquadMember } from './fetchSquad.ts'
export { executeSquadsProposal, planSquadsProposal, type SquadsProposalInput } from './proposal.ts'
