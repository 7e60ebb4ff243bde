import type { ContractRead } from '../chain/readContracts.ts'

/** Drop variants: a token id per item, or one shared token id (specification 1). */
export type DropVariant = 'erc721' | 'erc1155'

/** A claim condition as stored in the contract. */
export interface StoredCondition {
  readonly startTimestamp: bigint
  readonly maxClaimableSupply: bigint
  readonly supplyClaimed: bigint
  readonly quantityLimitPerWallet: bigint
  readonly merkleRoot: `0x${string}`
  readonly pricePerToken: bigint
  readonly currency: `0x${string}`
  readonly metadata: string
}

/** Contract reads common to both variants. */
export interface VariantReads {
  readonly state: {
    /** First condition id, and condition count. */
    readonly conditionIds: ContractRead<readonly [first: bigint, count: bigint]>
    /** Active condition id at the latest block; reverts if none has started. */
    readonly activeId: ContractRead<bigint>
    readonly minted: ContractRead<bigint>
    /** 0 = unlimited. */
    readonly maxSupply: ContractRead<bigint> | undefined
    readonly royalty: ContractRead<readonly [recipient: `0x${string}`, basisPoints: number]>
  }
  condition(id: bigint): ContractRead<StoredCondition>
  claimedBy(id: bigint, wallet: string): ContractRead<bigint>
}
