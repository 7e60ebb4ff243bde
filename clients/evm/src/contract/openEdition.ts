import { contractRead } from '../chain/readContracts.ts'
import * as abi from '../generated/openEdition/abi.ts'
import type { VariantReads } from './variantReads.ts'

/** Returns the reads for an ERC-721 drop. */
export function openEditionReads(address: string): VariantReads {
  return {
    state: {
      conditionIds: contractRead(address, abi.claimCondition),
      activeId: contractRead(address, abi.getActiveClaimConditionId),
      minted: contractRead(address, abi.totalMinted),
      maxSupply: undefined,
      royalty: contractRead(address, abi.getDefaultRoyaltyInfo),
    },
    condition: (id) => contractRead(address, abi.getClaimConditionById, [id]),
    claimedBy: (id, wallet) => contractRead(address, abi.getSupplyClaimedByWallet, [id, wallet]),
  }
}
