import type { PlanWarning } from '@mintline/core/drop'
import type { InspectedConfig } from '../config/loadConfigAs.ts'
import type { DropDocuments } from '../config/onlineCheck.ts'
import type { CheckedList, NetworkOfConfig } from '../config/realNetwork.ts'
import type { ExitCode } from '../exitCodes.ts'
import type { ListWithProofs, ProofPlaces } from '../lists/staleProofs.ts'
import type { MerkleList, MerkleListOptions, WrittenProofs } from '../lists/writeProofs.ts'
import type { Steps } from '../output/steps.ts'
import type { Difference } from '../plans/plan.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { FirstMintReport } from './firstMints.ts'

/** A config's drop on one chain, for commands that every chain has. */
export interface ConfiguredDrop {
  /**
   * Inspects the config without a network.
   *
   * @throws FILE_NOT_READABLE, CONFIG_INVALID if nothing of it can be read
   */
  inspect(): InspectedDrop
  /**
   * Reads a list, with a network only for prices in tokens; undefined = the config has none for the phase.
   *
   * @throws USAGE_INVALID, LIST_INVALID, and errors about files
   */
  readMerkleList(options: MerkleListOptions): Promise<MerkleList | undefined>
  /**
   * Compares the drop on chain with the config and its lists.
   *
   * @throws CONFIG_INVALID, LIST_INVALID, an error if the drop is not on chain, and what reads throw
   */
  compare(): Promise<ComparedDrop>
  /**
   * Loads the config for a launch.
   *
   * @param wait True to wait for another process that changes one of the lists.
   * @throws FILE_NOT_READABLE, CONFIG_INVALID
   */
  launch(wait: boolean): Launch
}

/** A config, its problems, and what to report about it. */
export interface InspectedDrop extends Pick<InspectedConfig<unknown>, 'problems' | 'placeOf'> {
  readonly path: string
  /** The network that the config names; undefined = none. */
  readonly network: NetworkOfConfig | undefined
  /** By phase, in the config's order. */
  readonly lists: readonly ListToInspect[]
  readonly documents: DropDocuments
  /** Warnings besides those of lists. */
  readonly warnings: readonly string[]
  /** Reports a config without problems. */
  report(lists: readonly InspectedList[]): ConfigReport
}

/** A phase's list before it is read. */
export interface ListToInspect {
  /** The phase's path in the config, of any version. */
  readonly phase: string
  /** As the config names it; undefined = the phase has none. */
  readonly file: string | undefined
  /** Throws LIST_INVALID and errors about files. */
  read(): Promise<InspectedList>
}

/** A phase's list; `size` 0 = the phase has none. */
export interface InspectedList {
  readonly size: number
  readonly root: string | Uint8Array | undefined
  readonly warnings: readonly string[]
  readonly checked: CheckedList | undefined
}

/** Report on a config without problems. */
export interface ConfigReport {
  /** For scripts, besides the path and warnings. */
  readonly data: object
  /** Phases in columns; the first row is the head. */
  readonly rows: readonly (readonly string[])[]
}

/** A drop on chain beside its config. */
export interface ComparedDrop {
  /** For display. */
  readonly name: string
  /** The drop's names, for scripts. */
  readonly data: object
  readonly differences: readonly Difference[]
  readonly warnings: readonly string[]
  readonly merkleLists: readonly ListWithProofs[]
  /** The config's places for proofs. */
  readonly places: Pick<ProofPlaces, 'folder' | 'uri'>
  /**
   * Simulates each phase's first mint.
   *
   * @throws FIRST_MINT_REFUSED for the first phase in which nobody could mint.
   */
  tryFirstMints(): Promise<readonly FirstMintReport[]>
}

/** A launch, before anything is read from a network. */
export interface Launch {
  /** For display. */
  readonly name: string
  /** The config's path. */
  readonly path: string
  /** Folder for proofs, which has to be writable; undefined = none. */
  readonly proofs: string | undefined
  readonly documents: DropDocuments
  readonly warnings: readonly string[]
  /** Steps that sending begins. */
  readonly partCount: number
  /** Finds network and wallet, and waits until an earlier run's transactions have ended. */
  open(): Promise<OpenedLaunch>
}

/** A launch with its network and wallet. */
export interface OpenedLaunch {
  readonly network: NetworkOfConfig & { readonly name: string; readonly host: string }
  /** The paying wallet's address. */
  readonly address: string
  /** Fetches the wallet's balance, for display. */
  fetchBalance(): Promise<string>
  /**
   * Reads the lists of all phases.
   *
   * @param check Refuses a list that does not fit the network.
   * @throws LIST_INVALID, and errors about files
   */
  readLists(steps: Steps, check: (list: CheckedList) => void): Promise<void>
  /**
   * Plans what the chain lacks, after `readLists`; prints how much.
   *
   * @throws FIRST_MINT_REFUSED where the chain can simulate mints before the launch; what plans throw
   */
  plan(steps: Steps): Promise<PlannedLaunch>
}

/** A launch that knows what it would send. */
export interface PlannedLaunch {
  /** Warnings to print before anything is sent. */
  readonly warnings: readonly PlanWarning[]
  /** Estimates its transactions for `--dry-run`. */
  preview(): Promise<CommandResult>
  /** Shows its changes; with real money, asks for confirmation. Throws as `confirmSending` does. */
  confirm(): Promise<void>
  /** Sends its parts; each is a step, planned anew from what the chain then holds. */
  send(steps: Steps): Promise<SentLaunch>
}

/** A launch that is on chain. */
export interface SentLaunch {
  /** Lines with the drop's address. */
  readonly names: readonly string[]
  /** Sentences for the end. */
  readonly remarks: readonly string[]
  /** For scripts. */
  readonly data: object
  /** Exit code of a launch that did not get to its end; undefined = it did. */
  readonly unfinished: ExitCode | undefined
  compare(): Promise<LaunchComparison>
  /** Writes the config's proofs to its folder; undefined = configs on this chain name none. */
  readonly writeProofs?: (() => Promise<readonly WrittenProofs[]>) | undefined
}

/** Comparison after a launch. */
export interface LaunchComparison {
  readonly differences: readonly Difference[]
  readonly firstMints: readonly FirstMintReport[]
}
