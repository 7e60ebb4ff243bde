import { CommandError } from '../errors/commandError.ts'
import { labelled } from '../output/table.ts'
import type { GlobalOptions } from '../runtime/globalOptions.ts'

/** A plan that waits for a vault's owners. */
export interface Proposal {
  /** The vault's address. */
  readonly vault: string
  /** The proposal's id, as owners see it, or several in turn; undefined = it is in a file, and not signed yet. */
  readonly id: string | undefined
  /** How many owners have to agree. */
  readonly threshold: bigint
  readonly owners: readonly string[]
  /** Page on which owners find it; undefined = none is known. */
  readonly url: string | undefined
  /** Absolute path of the file with it; undefined = it was sent to a service, or is on chain. */
  readonly file: string | undefined
}

/** Describes a proposal for display. */
export function describeProposal(
  title: string,
  { vault, id, threshold, owners, url, file }: Proposal,
): string {
  return [
    `${title}: proposed, and not done before ${threshold} of ${owners.length} owners agree`,
    labelled([
      ['vault', vault],
      ['proposal', id],
      ['page', url],
      ['file', file],
    ]),
  ].join('\n')
}

/** A command's use for its session. */
export interface ProposalOptions {
  /** True if `--propose` can take the place of sending: the command changes settings. Default: false. */
  readonly mayPropose?: boolean
}

/**
 * Asserts that `--propose` can be used.
 *
 * @throws USAGE_INVALID
 */
export function assertMayPropose(
  { propose }: Pick<GlobalOptions, 'propose'>,
  mayPropose: boolean,
): void {
  if (propose === undefined || mayPropose) return
  const reason = '--propose is for commands that change settings of a drop, such as phase set'
  throw new CommandError('USAGE_INVALID', { reason })
}
