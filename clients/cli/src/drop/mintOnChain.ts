import type { DisplayUnit, MintlineError } from '@mintline/core'
import type { Recorder, Recording, SentStep, StepJournal, StepPreview } from '@mintline/core/drop'
import type { NetworkOfConfig } from '../config/realNetwork.ts'
import type { Line } from '../output/table.ts'
import type { Printed } from '../plans/costs.ts'
import type { StepWords } from '../plans/stepSession.ts'
import type { SendingParty } from '../sending/confirmSending.ts'
import type { SignedKind } from '../wallet/walletPowers.ts'

/** A command's mint from the drop that its options name, otherwise its config's; on one chain. */
export interface MintOnChain<Price = unknown> {
  /** Most items in one run. Default: as many as the drop allows. */
  readonly maxQuantity?: bigint
  network(): Promise<NetworkOfConfig>
  /** Parses the receiver's address. */
  readWallet(text: string): string
  /** Parses a price, whose currency only the drop knows. */
  readPrice(text: string): Price
  /**
   * Prepares for sending, then checks, plans and simulates a mint. Sends nothing.
   *
   * @throws MAX_PRICE_EXCEEDED, and what keeps the wallet from minting besides a shortfall
   */
  prepare(wanted: WantedMint<Price>): Promise<PreparedMint>
}

/** A mint as its options name it. */
export interface WantedMint<Price = unknown> {
  readonly quantity: bigint
  /** Receiver of the items; undefined = the minting wallet. */
  readonly mintTo: string | undefined
  /** Highest accepted price of one item. Default: its current price. */
  readonly maxPrice: Price | undefined
  /** Source of merkle proofs: see `proofSource`. */
  readonly proofs: string | undefined
}

/** The paying wallet on its network. */
export interface MintSession extends SendingParty {
  readonly journal: StepJournal
  readonly words: StepWords<StepPreview>
}

/** A mint that is allowed now, with its cost. Not sent yet. */
export interface PreparedMint {
  readonly session: MintSession
  /** Address of the wallet that mints. */
  readonly minter: string
  /** Default: names the quantity. */
  readonly title?: string
  readonly phase: {
    readonly phaseIndex: number
    /** Its place for display, from 0. Default: `phaseIndex`. */
    readonly place?: number
    /** In the config; undefined = none. */
    readonly name: string | undefined
  }
  /** The price's currency. */
  readonly unit: DisplayUnit
  /** For one item, fees included, in the currency's base units. */
  readonly price: bigint
  /** The limit in the same base units; undefined = none was given. */
  readonly maxPrice: bigint | undefined
  /** For all items, in the same base units. */
  readonly total: bigint
  /** The same in the base units of the network's coin; 0 = in a token, or free. */
  readonly coins: bigint
  /** Ends the line of the price. Default: nothing. */
  readonly priceNote?: string
  /** Lines below the price of one. Default: none. */
  readonly priceLines?: readonly Line[]
  /** Lines below the price of all: what else the wallet pays or allows. */
  readonly costs: readonly Line[]
  /** Error that minting would fail with for lack of funds; undefined = the wallet can pay. */
  readonly shortfall: MintlineError | undefined
  /** Kinds of signatures that the wallet gives. Default: transactions alone. */
  readonly signs?: readonly SignedKind[]
  /** Fields for scripts that only this chain has. */
  readonly document: object
  preview(): Promise<readonly Printed<StepPreview>[]>
  /** Number of transactions that mint. Default: 1. */
  readonly parts?: number
  /** Rules for recording its transactions. */
  readonly recorder: Omit<Recorder, 'journal'>
  /** Sends it, in the phase and at the price per item that were confirmed. */
  send(
    confirmed: { readonly phaseIndex: number; readonly maxPrice: bigint },
    reporting: MintReporting,
  ): Promise<SentMint>
}

/** Options for senders, to report a mint as it goes. */
export interface MintReporting extends Pick<Recording, 'beforeSend' | 'beforeAsk' | 'onRefused'> {
  readonly signal: AbortSignal
  /**
   * Called at each stage.
   *
   * @param progress.hash Transaction that is out; undefined = none is, or its hash is not known.
   * @param progress.minted Confirmed items.
   */
  onProgress(progress: {
    readonly stage: string
    readonly hash: string | undefined
    readonly minted: bigint
  }): void
  onNodeFailure(error: Error): void
}

/** A mint's outcome. */
export interface SentMint {
  readonly hash: string
  /** All transactions, with what only this chain says of them. Default: that one. */
  readonly transactions?: readonly Pick<SentStep, 'hash'>[]
  readonly items: readonly {
    readonly itemId: string
    /** Default: its id. */
    readonly line?: Line
    /** Fields for scripts besides its id. Default: none. */
    readonly document?: object
  }[]
  /** Items that were not minted, after others were; undefined = all were minted. */
  readonly failure?: { readonly quantity: bigint; readonly error: unknown } | undefined
}
