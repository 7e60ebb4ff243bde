import type { ContractRead } from '../chain/readContracts.ts'

/** Variants of drops: one token id for each item, or items of one token id (specification 1). */
export type DropVariant = 'erc721' | 'erc1155'

/** A claim condition as the contract has it. */
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

/** What the contract of either variant is asked. */
export interface VariantReads {
  readonly state: {
    /** Id of the first condition, and their number. */
    readonly conditionIds: ContractRead<readonly [first: bigint, count: bigint]>
    /** Id of the condition at the time of the latest block; none where none has started. */
    readonly activeId: ContractRead<bigint>
    readonly minted: ContractRead<bigint>
    /** 0 = unlimited. */
    readonly maxSupply: ContractRead<bigint> | undefined
    readonly royalty: ContractRead<readonly [recipient: `0x${string}`, basisPoints: number]>
  }
  condition(id: bigint): ContractRead<StoredCondition>
  claimedBy(id: bigint, wallet: string): ContractRead<bigint>
}
