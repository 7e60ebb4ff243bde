import type { PlanWarning } from '@mintline/core/drop'
import { byteLength } from '../../byteLength.ts'
import { RevealError } from '../../errors/revealError.ts'
import {
  type RevealSecret,
  revealCommitment,
  SEED_LENGTH,
} from '../../instructions/revealCommitment.ts'
import type { RevealRecord } from '../../reads/records/reveal.ts'
import type { CollectionFieldChange } from '../../transaction/planChange.ts'
import type { CollectionChange } from '../collection/collectionChange.ts'
import { checkMetadataAddress } from '../problems/metadataAddress.ts'
import { checkCount } from '../problems/numbers.ts'
import type { Problems } from '../problems/problems.ts'
import { checkTemplate } from '../problems/texts.ts'

/** Files to commit to: whoever has the seed knows which one each item will show. */
export interface CommittedFiles extends RevealSecret {
  /** Number of files, above 0; items beyond it keep their placeholder. */
  readonly fileCount: bigint
}

/**
 * Checks files for what the program refuses only at the reveal, when it is too late: the commitment is a hash, which
 * hides mistakes.
 */
export function checkCommittedFiles(
  problems: Problems,
  path: string,
  { seed, baseUri, fileCount }: CommittedFiles,
): void {
  if (seed.length !== SEED_LENGTH) {
    problems.add(`${path}.seed`, new RevealError('REVEAL_SEED_INVALID', { bytes: seed.length }))
  }
  if (byteLength(baseUri) === 0) {
    problems.add(`${path}.baseUri`, new RevealError('REVEAL_URI_MISSING', {}))
  }
  checkMetadataAddress(problems, `${path}.baseUri`, baseUri)
  checkTemplate(problems, `${path}.baseUri`, baseUri)
  checkCount(problems, `${path}.fileCount`, fileCount)
}

/** Returns the change that commits a collection to files. */
export function commitChange(deployment: string, files: CommittedFiles): CollectionChange {
  const commitment = revealCommitment(deployment, files)
  return { type: 'commitReveal', commitment, fileCount: files.fileCount }
}

/**
 * Returns warnings about files to commit to.
 *
 * @param maxNumberOfTokens The collection's supply; 0 = unlimited.
 */
export function commitWarnings(
  { baseUri, fileCount }: CommittedFiles,
  maxNumberOfTokens: bigint,
): PlanWarning[] {
  const warnings = [
    {
      code: 'SEED_NEEDED',
      message:
        'Keep the seed secret and do not lose it: the commitment cannot be replaced, and without the seed nobody can ever reveal the files',
    },
  ]
  if (fileCount > 1n && !baseUri.includes('{}')) {
    warnings.push({
      code: 'ONE_FILE_FOR_ALL',
      message:
        'The base uri has no {} for the number of the file, so all items would show the same',
    })
  }
  if (maxNumberOfTokens === 0n || maxNumberOfTokens > fileCount) {
    warnings.push({
      code: 'ITEMS_BEYOND_FILES',
      message: `Items beyond number ${fileCount} keep their placeholder: add files, or limit the supply to ${fileCount}`,
    })
  }
  return warnings
}

/** A collection's files in a plan's changes. */
type ShownFiles = Pick<RevealRecord, 'fileCount'> & {
  readonly revealed?: Pick<RevealSecret, 'baseUri'> | undefined
}

/** Returns what a plan changes about the files; undefined = none before. */
export function filesChange(
  before: ShownFiles | undefined,
  after: ShownFiles,
): CollectionFieldChange {
  const valueFor = (files: ShownFiles) => ({ kind: 'text', text: filesText(files) }) as const
  return {
    subject: 'collection',
    field: 'reveal',
    before: before && valueFor(before),
    after: valueFor(after),
  }
}

/** Formats a collection's files: `10 files, not revealed yet`, `10 files at ipfs://…/{}.json`. */
export function filesText({ fileCount, revealed }: ShownFiles): string {
  const count = fileCount === 1n ? '1 file' : `${fileCount} files`
  return revealed ? `${count} at ${revealed.baseUri}` : `${count}, not revealed yet`
}
