import { aptosAddress } from '@mintline/core/identifiers'
import { AptosReadError } from '../errors/aptosReadError.ts'
import { ABORTS } from '../generated/aborts.ts'
import type { VmAbort } from './vmStatus.ts'

/** Bits in an abort code below its category. */
const NUMBER_BITS = 16

/**
 * Returns the error for an abort, with the module's sentence: as the node returns it, or else from the drop machine's
 * list.
 *
 * @param publisher Drop machine address in its normal form, since other modules use the same codes.
 * @param hash Transaction hash; undefined if it was not sent.
 */
export function moduleAborted(
  { module, name, code, description }: VmAbort,
  publisher: string,
  hash?: string,
): AptosReadError<'MODULE_ABORTED'> {
  const [address = '', moduleName = ''] = module?.split('::') ?? []
  const normal = module === undefined ? undefined : `${aptosAddress(address)}::${moduleName}`
  const known = ABORTS[Number(BigInt.asUintN(NUMBER_BITS, code))]
  const own = normal === `${publisher}::${known?.module}` ? known : undefined
  return new AptosReadError('MODULE_ABORTED', {
    module: normal,
    name: name ?? own?.name,
    code,
    sentence: description ?? own?.sentence,
    hash,
  })
}
