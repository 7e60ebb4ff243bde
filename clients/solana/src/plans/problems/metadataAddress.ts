import { CoreError, type InputProblem } from '@mintline/core/errors'
import { reasonAgainstAddress } from '@mintline/core/metadata'
import { collectProblems, type Problems } from './problems.ts'
import { checkUri } from './texts.ts'

/**
 * Collects the problems with a metadata URI before it is written: at most 200 bytes, and https, ipfs, ar or data, or
 * http on this machine. `{}` stands for an item's number; empty = no metadata.
 *
 * @param path Where the problems are in the input.
 */
export function collectMetadataAddressProblems(path: string, uri: string): readonly InputProblem[] {
  return collectProblems((problems) => checkMetadataAddress(problems, path, uri))
}

/**
 * Adds the same problems to others.
 *
 * @param before The URI on chain, which may stay whatever it is.
 */
export function checkMetadataAddress(
  problems: Problems,
  path: string,
  uri: string,
  before?: string,
): void {
  checkUri(problems, path, uri)
  if (uri === '' || uri === before) return
  const reason = reasonAgainstAddress(uri)
  if (reason !== undefined)
    problems.add(path, new CoreError('METADATA_ADDRESS_INVALID', { uri, reason }))
}
