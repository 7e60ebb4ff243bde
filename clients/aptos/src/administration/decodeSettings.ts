import { isWord, word } from '@mintline/core/identifiers'
import * as z from 'zod/mini'
import {
  Address,
  Bool,
  decodeAnswer,
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

const NO_ROOT = '0x'
const NOT_ROOT = 'is neither empty nor 32 bytes in hex'

/** Bytes of a merkle root; none = the phase has no root. */
const Root = z.pipe(
  z.string(NOT_ROOT).check(z.refine((hex) => hex === NO_ROOT || isWord(hex), NOT_ROOT)),
  z.transform((hex) => (hex === NO_ROOT ? undefined : word(hex))),
)

const Phases = vector(
  struct({
    phase_id: U64,
    sale_mint_time: U64,
    sale_mint_price: U64,
    max_per_wallet: U64,
    max_per_transaction: U64,
    is_private: Bool,
    merkle_root: Root,
    entries: U64,
    minted: U64,
  }),
)

/**
 * Decodes the record of a drop as its view function returns it.
 *
 * @param name Address of the view function, for the error.
 * @throws VIEW_ANSWER_INVALID for an answer of another shape.
 */
export function decodeSettings(answer: unknown, name: string): z.output<typeof Settings> {
  return decodeAnswer(Settings, answer, name)
}

/**
 * Decodes the phases of a drop as their view function returns them.
 *
 * @param name Address of the view function, for the error.
 * @throws VIEW_ANSWER_INVALID for an answer of another shape.
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
