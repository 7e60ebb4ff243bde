import type { InspectedConfig } from '../config/inspectConfigAs.ts'
import type { DropDocuments } from '../config/onlineCheck.ts'
import type { CheckedList, NetworkOfConfig } from '../config/realNetwork.ts'
import type { ListWithProofs, ProofPlaces } from '../lists/staleProofs.ts'
import type { Difference } from './difference.ts'
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
   * Compares the drop on chain with the config and its lists.
   *
   * @throws CONFIG_INVALID, LIST_INVALID, an error if the drop is not on chain, and what reads throw
   */
  compare(): Promise<ComparedDrop>
}

/** A config, its problems, and what to report about it. */
export interface InspectedDrop extends Pick<InspectedConfig<unknown>, 'problems' | 'placeOf'> {
  readonly path: string
  /** The network that the config names; undefined = none. */
  readonly network: NetworkOfConfig | undefined
  /** List files as the config names them, by phase index; undefined = the phase has none. */
  readonly lists: readonly (string | undefined)[]
  /** Reads a phase's list. Throws LIST_INVALID and errors about files. */
  readList(phaseIndex: number): Promise<InspectedList>
  readonly documents: DropDocuments
  /** Reports a config without problems. */
  report(lists: readonly InspectedList[]): ConfigReport
}

/** A phase's list; `size` 0 = the phase has none. */
export interface InspectedList {
  readonly size: number
  readonly root: string | Uint8Array | undefined
  readonly warnings: readonly string[]
  readonly checked: CheckedList | undefined
}

/** What a command tells about a config. */
export interface ConfigReport {
  /** For scripts, besides the path and warnings. */
  readonly data: object
  readonly warnings: readonly string[]
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
