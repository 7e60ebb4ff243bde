import type { DropState, DropTerms } from '@mintline/core/drop'
import type { NetworkOfConfig } from '../config/realNetwork.ts'
import type { Line } from '../output/table.ts'
import type { ChangedTerms } from '../plans/changeTerms.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { DropToShare, ShareOptions } from '../sharing/writeSharePage.ts'

/** The drop that a command's options name, otherwise its config's; on one chain. */
export interface DropOnChain<FlatFee = unknown> {
  network(): Promise<NetworkOfConfig>
  /** Parses a wallet's address; Solana's planners check theirs, so that they can report every problem at once. */
  readWallet(text: string): string
  /** Parses a whole number; Solana's planners check it with the rest. */
  readBasisPoints(text: string): number
  /** Parses a flat fee, whose currency only the drop knows. */
  readFlatFee(text: string): FlatFee
  /** Reads its settings. */
  read(): Promise<ReadDrop>
  /** Prepares for sending, then reads its terms: those of a token id, if the options name one. */
  open(): Promise<OpenedDrop<FlatFee>>
  /** Reads what its share page shows. */
  shared(options: ShareOptions): Promise<DropToShare>
  /** Transfers it, or offers it, to a wallet. */
  transfer(to: string): Promise<CommandResult>
}

/** A drop, opened to change its terms. */
export interface OpenedDrop<FlatFee = unknown> {
  readonly terms: DropTerms
  /**
   * Converts a flat fee to base units.
   *
   * @throws AMOUNT_UNIT_MISMATCH, AMOUNT_TOO_FINE, and what only this chain refuses
   */
  flatFee(given: FlatFee): bigint
  /** Carries out a change. Throws as `changeTerms` does. */
  change(title: string, changed: ChangedTerms): Promise<CommandResult>
}

/** Settings that commands show by themselves. */
export type ShownSetting = 'fees' | 'royalties' | 'treasury' | 'owner' | 'sales'

/** A drop's settings on chain. */
export interface ReadDrop {
  /** Its money is that of all items. */
  readonly state: DropState
  /** Formats a flat fee, with what it is taken for: `0.5 APT per item`. */
  flatFeeText(value: bigint): string
  /** Lines that only this chain has, to go below a setting's. */
  readonly own: Readonly<Partial<Record<ShownSetting, readonly Line[]>>>
  /** Settings for scripts, in the chain's own fields. */
  readonly documents: Readonly<Record<ShownSetting, unknown>>
}
