import {
  Address,
  Bool,
  type Decoded,
  decodeAnswer,
  MerkleRoot,
  option,
  struct,
  Text,
  U64,
  vector,
} from '../drop/decodeAnswer.ts'
import type { PhaseRecord } from './dropSettings.ts'

const Settings = struct({
  is_paused: Bool,
  is_open_edition: Bool,
  end_time: U64,
  ownership_offered_to: option(Address),
  item_base_name: Text,
  item_base_uri: Text,
  machine: Address,
})

const Phases = vector(
  struct({
    phase_id: U64,
    sale_mint_time: U64,
    sale_mint_price: U64,
    max_per_wallet: U64,
    max_per_transaction: U64,
    is_private: Bool,
    merkle_root: MerkleRoot,
    entries: U64,
    minted: U64,
  }),
)

/**
 * Decodes a drop's record, as the view function returns it.
 *
 * @param name The view function's address, for the error.
 * @throws VIEW_ANSWER_INVALID if the answer has another shape.
 */
export function decodeSettings(answer: unknown, name: string): Decoded<typeof Settings> {
  return decodeAnswer(Settings, answer, name)
}

/**
 * Decodes a drop's phases, as the view function returns them.
 *
 * @param name The view function's address, for the error.
 * @throws VIEW_ANSWER_INVALID if the answer has another shape.
 */
export function decodePhaseRecords(answer: unknown, name: string): PhaseRecord[] {
  return decodeAnswer(Phases, answer, name).map((phase) => ({
    phaseId: phase.phase_id,
    saleMintTime: phase.sale_mint_time,
    saleMintPrice: phase.sale_mint_price,
    maxPerWallet: phase.max_per_wallet,
    maxPerTransaction: phase.max_per_transaction,
    isPrivate: phase.is_private,
    merkleRoot: phase.merkle_root,
    entries: phase.entries,
    minted: phase.minted,
  }))
}
