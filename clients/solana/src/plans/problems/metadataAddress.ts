import { CoreError, type InputProblem, reasonAgainstAddress } from '@mintline/core'
import { collectProblems, type Problems } from './problems.ts'
import { checkUri } from './texts.ts'

/**
 * Problems of a metadata URI to be written: at most 200 bytes, and https, ipfs, ar or data, or http on this machine.
 * `{}` stands for the number of an item; empty means no metadata.
 *
 * @param path Path of the problems.
 */
export function collectMetadataAddressProblems(path: string, uri: string): readonly InputProblem[] {
  return collectProblems((problems) => checkMetadataAddress(problems, path, uri))
}

/**
 * Adds the same problems to others.
 *
 * @param before The URI on chain, which is allowed to stay whatever it is.
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
