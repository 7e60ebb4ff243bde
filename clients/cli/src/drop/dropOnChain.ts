import type { CoinUnit, DropClient, DropToShare, PriceCurrency } from '@mintline/core'
import type { DropPhase, DropPhaseTerms, DropSale, DropState, DropTerms } from '@mintline/core/drop'
import type { ChainRules } from '../config/dropRules.ts'
import type { CheckedList, NetworkOfConfig } from '../config/realNetwork.ts'
import type { Line } from '../output/table.ts'
import type { ChangedTerms } from '../plans/changeTerms.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { ShareOptions } from '../sharing/writeSharePage.ts'

/** The drop that a command's options name, otherwise its config's; on one chain. */
export interface DropOnChain<FlatFee = unknown> {
  /** What drops on its chain can have. */
  readonly rules: ChainRules
  /** Its network, with the name for display. */
  network(): Promise<NetworkOfConfig & { readonly name: string }>
  /** Parses a wallet's address; Solana's planners check theirs, so that they can report every problem at once. */
  readWallet(text: string): string
  /** Parses a whole number; Solana's planners check it with the rest. */
  readBasisPoints(text: string): number
  /** Parses a flat fee, whose currency only the drop knows. */
  readFlatFee(text: string): FlatFee
  /** Reads its settings. */
  read(): Promise<ReadDrop>
  /** Reads its settings and phases: those of each token id in the config, unless the options name one. */
  readPhases(): Promise<PhasedDrop>
  /** Reads all that `show` prints. */
  readAll(): Promise<WholeDrop>
  /** Reads it, to follow the minted count. */
  followed(): Promise<Pick<DropClient<never>, 'watchMintedCount'>>
  /** Prepares for sending, then reads its terms: those of a token id, if the options name one. */
  open(): Promise<OpenedDrop<FlatFee>>
  /** Prepares for sending, then reads its phases: those of a token id, if it has several. */
  openPhases(): Promise<OpenedPhases>
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

/** A drop, or a token id, opened to change its phases. */
export interface OpenedPhases
  extends Pick<OpenedDrop, 'change'>,
    Pick<PhasedPart, 'keys' | 'names'> {
  readonly phases: readonly DropPhaseTerms[]
  /** Chain time in Unix seconds. */
  readonly now: bigint
  /** The network's coin. */
  readonly coin: PriceCurrency
  /** Units of the currencies that prices can be in, by id. */
  readonly currencies: ReadonlyMap<string, CoinUnit>
  /**
   * Parses a price.
   *
   * @throws AMOUNT_INVALID, AMOUNT_WITHOUT_UNIT, AMOUNT_UNREADABLE, AMOUNT_TOO_FINE, PRICE_TOKEN_UNKNOWN
   */
  readPrice(text: string): GivenPrice
  /**
   * Parses a currency: a symbol, or a token's address.
   *
   * @throws PRICE_TOKEN_UNKNOWN
   */
  readCurrency(text: string): PriceCurrency
}

/** A price for one item. */
export interface GivenPrice {
  readonly value: bigint
  /** Its unit's currency; a price of 0 needs none. */
  readonly currency?: PriceCurrency
}

/** The same for all phases of a config. */
export interface PhasesOnChain extends Pick<DropOnChain, 'network'> {
  /**
   * Prepares for sending, then reads the drop and the config's phases for it: those of a token id, if the drop has
   * several.
   *
   * @throws CONFIG_INVALID, LIST_INVALID, and what `open` throws
   */
  openConfigured(): Promise<ConfiguredPhases>
}

/** A drop beside its config's phases. */
export interface ConfiguredPhases extends Pick<OpenedDrop, 'change'> {
  readonly wanted: Pick<ChangedTerms, 'phases' | 'currencies' | 'extras'>
  readonly lists: readonly CheckedList[]
}

/** Settings that commands show by themselves. */
export type ShownSetting = 'metadata' | 'sales' | 'owner' | 'treasury' | 'royalties' | 'fees'

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

/** A drop with its phases. */
export interface PhasedDrop extends ReadDrop {
  /** Chain time in Unix seconds. */
  readonly now: bigint
  /** One part, or one for each token id. */
  readonly parts: readonly [PhasedPart, ...PhasedPart[]]
  /** Phases for scripts, in the chain's own fields. */
  readonly phasesDocument: unknown
}

/** A drop's phases, or a token id's. */
export interface PhasedPart {
  /** Heading, which only a drop with several parts needs: `token id 1`. */
  readonly name: string
  /** When its phases are open, in the order of `phases`. */
  readonly sale: DropSale
  readonly phases: readonly DropPhase[]
  /** Numbers from 1, or ids: what commands take for a phase. */
  readonly keys: Column
  /** Names on chain or in the config, by place; undefined = none. */
  readonly names: readonly (string | undefined)[]
  /** Columns that only this chain has. */
  readonly own: readonly Column[]
}

/** A table column: its head, and a cell for each row. */
export type Column = readonly [head: string, ...cells: string[]]

/** A drop with all that `show` prints. */
export interface WholeDrop extends PhasedDrop {
  /** Lines that only this chain has, to go below its address. */
  readonly lines: readonly Line[]
  /** Texts that only this chain has, to go below its phases; empty texts are left out. */
  readonly sections: readonly (readonly [title: string, text: string])[]
  /** The drop for scripts, in the chain's own fields. */
  readonly document: unknown
}
