import {
  Address,
  Bool,
  type Decoded,
  decodeAnswer,
  oneOf,
  option,
  struct,
  U64,
  vector,
} from './decodeAnswer.ts'
import {
  type DropInfo,
  type DropPhase,
  type DropRecord,
  MACHINE_VERSIONS,
  type MachineVersion,
} from './dropInfo.ts'

const Phase = struct({
  sale_mint_time: U64,
  sale_mint_price: U64,
  max_per_wallet: U64,
  max_per_wallet_by_allow_list: U64,
  max_per_transaction: U64,
  is_private: Bool,
  is_user_in_allow_list: Bool,
  claimed_by_user: U64,
  minted: U64,
})

const Position = option(U64)

const Version = oneOf<MachineVersion>(MACHINE_VERSIONS, 'is not a known version')

const Record = struct({ is_paused: Bool, end_time: U64, machine: Address })

const Share = struct({ recipient: Address, share: U64 })

const Drop = struct({
  total_minted: U64,
  total_supply: U64,
  platform_fee: U64,
  is_fee_flat: Bool,
  fee_split: vector(Share),
  phases: vector(Phase),
  revenue_split: vector(Share),
  collection_owner: Address,
  royalty_points_numerator: U64,
  royalty_points_denominator: U64,
  royalty_payee_address: Address,
})

/**
 * Decodes a drop, as the view function returns it.
 *
 * @param name The view function's address, for the error.
 * @throws VIEW_ANSWER_INVALID if the answer has another shape.
 */
export function decodeDropInfo(answer: unknown, name: string): DropInfo {
  const drop = decodeAnswer(Drop, answer, name)
  return {
    totalMinted: drop.total_minted,
    totalSupply: drop.total_supply,
    platformFee: drop.platform_fee,
    isFeeFlat: drop.is_fee_flat,
    feeSplit: drop.fee_split,
    phases: drop.phases.map(phaseOf),
    revenueSplit: drop.revenue_split,
    collectionOwner: drop.collection_owner,
    royaltyPointsNumerator: drop.royalty_points_numerator,
    royaltyPointsDenominator: drop.royalty_points_denominator,
    royaltyPayeeAddress: drop.royalty_payee_address,
  }
}

/**
 * Decodes the current phase's position, as the view function returns it; undefined = no current phase.
 *
 * @param name The view function's address, for the error.
 * @throws VIEW_ANSWER_INVALID if the answer has another shape.
 */
export function decodeCurrentPhase(answer: unknown, name: string): number | undefined {
  const [position] = decodeAnswer(Position, answer, name).vec
  return position === undefined ? undefined : Number(position)
}

/**
 * Decodes a drop machine's version, as the view function returns it.
 *
 * @param name The view function's address, for the error.
 * @throws VIEW_ANSWER_INVALID for an unknown version.
 */
export function decodeVersion(answer: unknown, name: string): MachineVersion {
  return decodeAnswer(Version, answer, name)
}

/**
 * Decodes a phase, as the view function returns it.
 *
 * @param phaseIndex Position in the drop.
 * @param name The view function's address, for the error.
 * @throws VIEW_ANSWER_INVALID if the answer has another shape.
 */
export function decodePhase(answer: unknown, phaseIndex: number, name: string): DropPhase {
  return phaseOf(decodeAnswer(Phase, answer, name), phaseIndex)
}

/**
 * Decodes a drop's pause, end and creator object, as the view function returns them.
 *
 * @param name The view function's address, for the error.
 * @throws VIEW_ANSWER_INVALID if the answer has another shape.
 */
export function decodeDropRecord(answer: unknown, name: string): DropRecord {
  const record = decodeAnswer(Record, answer, name)
  return {
    isPaused: record.is_paused,
    endTime: record.end_time === 0n ? undefined : record.end_time,
    creator: record.machine,
  }
}

function phaseOf(phase: Decoded<typeof Phase>, phaseIndex: number): DropPhase {
  return {
    phaseIndex,
    saleMintTime: phase.sale_mint_time,
    saleMintPrice: phase.sale_mint_price,
    maxPerWallet: phase.max_per_wallet,
    maxPerWalletByAllowList: phase.max_per_wallet_by_allow_list,
    maxPerTransaction: phase.max_per_transaction,
    isPrivate: phase.is_private,
    isUserInAllowList: phase.is_user_in_allow_list,
    claimedByUser: phase.claimed_by_user,
    minted: phase.minted,
  }
}
