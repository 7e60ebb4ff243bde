import { labelled } from '../output/table.ts'

/** A plan that waits for a vault's owners. */
export interface Proposal {
  /** The vault's address. */
  readonly vault: string
  /** The proposal's id, as owners see it; undefined = it is in a file, and not signed yet. */
  readonly id: string | undefined
  /** How many owners have to agree. */
  readonly threshold: bigint
  readonly owners: readonly string[]
  /** Page on which owners find it; undefined = none is known. */
  readonly url: string | undefined
  /** Absolute path of the file with it; undefined = it was sent to a service. */
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
