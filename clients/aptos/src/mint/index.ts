export { MAX_PER_MINT } from './assertMintable.ts'
export { claimRestriction } from './claimRestriction.ts'
export { createDropClient, type DropClientInput } from './createDropClient.ts'
export { fetchClaimRestriction } from './fetchClaimRestriction.ts'
export { type DropItemsInput, fetchDropItems } from './fetchDropItems.ts'
export { fetchMintData } from './fetchMintData.ts'
export { fetchMintState, type MintState } from './fetchMintState.ts'
export {
  type MintItemsInput,
  type MintItemsOptions,
  type MintProgress,
  mintItems,
} from './mintItems.ts'
export { type MintCall, mintPayload } from './mintPayload.ts'
export type { AptosDrop, MintRequest, PrepareMintInput } from './mintRequest.ts'
export { minterScriptPayload, mintScriptPayload } from './mintScripts.ts'
export {
  fetchUsualMintFee,
  type MintGas,
  type PrepareClaimInput,
  type PreparedMint,
  prepareClaim,
  prepareMint,
  unsignedMint,
} from './prepareMint.ts'
export { type ResumeMintInput, resumeMint } from './resumeMint.ts'
export { watchMintedCount } from './watchMintedCount.ts'
