import { CoreError, type InputProblem, reasonAgainstAddress } from '@mintline/core'

/**
 * Checks document and picture addresses. An empty address means none.
 *
 * @param addresses Each with its setting's path; `{}` stands for an item number.
 */
export function addressProblems(
  addresses: readonly (readonly [path: string, uri: string])[],
): InputProblem[] {
  return addresses.flatMap(([path, uri]) => {
    const reason = uri === '' ? undefined : reasonAgainstAddress(uri)
    if (reason === undefined) return []
    const { code, message } = new CoreError('METADATA_ADDRESS_INVALID', { uri, reason })
    return [{ path, code, message }]
  })
}
