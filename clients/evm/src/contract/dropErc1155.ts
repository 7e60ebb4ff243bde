import { contractRead } from '../chain/readContracts.ts'
import * as abi from '../generated/dropErc1155/abi.ts'
import type { VariantReads } from './variantReads.ts'

/** Returns the reads for one token id in an ERC-1155 drop. */
export function dropErc1155Reads(address: string, tokenId: bigint): VariantReads {
  return {
    state: {
      conditionIds: contractRead(address, abi.claimCondition, [tokenId]),
      activeId: contractRead(address, abi.getActiveClaimConditionId, [tokenId]),
      minted: contractRead(address, abi.totalSupply, [tokenId]),
      maxSupply: contractRead(address, abi.maxTotalSupply, [tokenId]),
      royalty: contractRead(address, abi.getRoyaltyInfoForToken, [tokenId]),
    },
    condition: (id) => contractRead(address, abi.getClaimConditionById, [tokenId, id]),
    claimedBy: (id, wallet) =>
      contractRead(address, abi.getSupplyClaimedByWallet, [tokenId, id, wallet]),
  }
}
