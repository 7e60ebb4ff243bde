import type { ListDiff, RemovalReport, UpsertReport } from '@mintline/core/batches'
import type { StepCost } from '@mintline/core/drop'
import type { CheckedList, NetworkOfConfig } from '../config/realNetwork.ts'
import type { Line } from '../output/table.ts'
import type { StepWords } from '../plans/stepSession.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { SendingParty } from '../sending/confirmSending.ts'
import type { ListFile } from './listFile.ts'

/** The lists of a command's drop whose entries are on chain; on one chain. */
export interface EntryLists<Entry = unknown, Stored extends Entry = Entry> {
  /**
   * Parses a wallet's address.
   *
   * @throws USAGE_INVALID, INVALID_ADDRESS
   */
  readWallet(text: string): string
  /**
   * Finds the list of the phase that the options name.
   *
   * @throws PHASE_NOT_NAMED, and what reads throw
   */
  find(): Promise<EntryList<Entry, Stored>>
  /** Prepares for sending, then finds it. */
  open(): Promise<OpenedList<Entry, Stored>>
}

/** A phase's list on chain. */
export interface EntryList<Entry, Stored extends Entry> {
  /** Its phase's number or id on chain. */
  readonly phase: string
  /**
   * Fetches its entries.
   *
   * @param wallets Only theirs. Default: all.
   */
  fetch(wallets?: readonly string[]): Promise<readonly Stored[]>
  /** Reads the file in `--list`, otherwise the one in the config; prints its warnings. */
  readFile(): Promise<WantedList<Entry>>
  /** Reads the wallets in a file, whatever else its rows hold. */
  readWallets(file: ListFile): {
    readonly wallets: readonly string[]
    readonly warnings: readonly string[]
  }
  compare(wanted: readonly Entry[], stored: readonly Stored[]): ListDiff<Entry, Stored>
  /** Returns lines about differences and totals. */
  linesOf(wanted: WantedList<Entry>, difference: ListDiff<Entry, Stored>): Promise<readonly Line[]>
  walletOf(entry: Entry): string
  /** Formats what a wallet may mint: `2 at 0.5 SOL`. */
  termsOf(entry: Entry): string
  /** Formats entries as a file that this chain's lists are read from. */
  csvOf(entries: readonly Stored[]): string
}

/** A list in a file. */
export interface WantedList<Entry> {
  readonly entries: readonly Entry[]
  readonly checked: CheckedList
  /**
   * Asks about prices whose unit may be wrong.
   *
   * @throws LIST_PRICES_CHEAP if nobody can be asked; CONFIRMATION_DECLINED, INTERRUPTED
   */
  confirmPrices?(): Promise<void>
}

/** A list, opened to change it. */
export interface OpenedList<Entry, Stored extends Entry> extends EntryList<Entry, Stored> {
  readonly session: SendingParty & {
    readonly chain: NetworkOfConfig
    readonly words: Pick<StepWords<never>, 'urlOf' | 'amountOf'>
  }
  /** Plans to write the entries that differ; others' stay. Throws what the chain refuses. */
  planUpsert(
    wanted: WantedList<Entry>,
    present: Present<Entry, Stored>,
  ): Promise<PlannedUpsert<Entry>>
  /**
   * Plans to remove wallets' entries.
   *
   * @param stored Those that they have.
   */
  planRemoval(wallets: readonly string[], stored: readonly Stored[]): Promise<PlannedRemoval>
}

/** A list on chain beside its file. */
export interface Present<Entry, Stored> {
  readonly stored: readonly Stored[]
  readonly difference: ListDiff<Entry, Stored>
}

/** Estimated cost of a change to a list. */
export interface ListCost extends StepCost {
  readonly transactions: number
}

/** A change to a list, before it is sent. */
export interface PlannedChange<Report> {
  readonly cost: ListCost
  /** Estimates its transactions for `--dry-run`. */
  preview(title: string): Promise<CommandResult>
  /** Sends it in batches; a second run does not repeat anything. */
  send(): Promise<SentChange<Report>>
}

/** Entries to write. */
export interface PlannedUpsert<Entry> extends PlannedChange<UpsertReport<Entry>> {
  /** Lines about differences, totals and costs. */
  readonly lines: readonly Line[]
}

/** Entries to remove. */
export type PlannedRemoval = PlannedChange<RemovalReport>

/** A change to a list that is on chain. */
export interface SentChange<Report> {
  readonly report: Report
  /** Transactions on chain. */
  readonly hashes: readonly string[]
  /** End of a sentence: what else came of it. Default: nothing. */
  readonly note?: string
}
