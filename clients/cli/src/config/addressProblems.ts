import { CoreError, type InputProblem, reasonAgainstAddress } from '@mintline/core'

/**
 * Problems of addresses of documents and pictures, of which an empty one means none.
 *
 * @param addresses With the path of the setting of each; `{}` stands for the number of an item.
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
