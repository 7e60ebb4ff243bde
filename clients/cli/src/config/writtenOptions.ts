import { CoreError, reasonAgainstAddress } from '@mintline/core'
import { readOptions, usageError } from '../commands/optionValues.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import { type NetworkOfConfig, networkReasons } from './realNetwork.ts'

/** An option whose value goes on chain; undefined = not given. */
export type WrittenOption = readonly [option: string, value: string | undefined]

/**
 * Checks document and picture addresses in options like those in a config: their form, and whether others can read
 * them. `{}` stands for an item number, and an empty address means none.
 *
 * @throws METADATA_ADDRESS_INVALID, USAGE_INVALID, or OPTIONS_INVALID for several.
 */
export function assertAddressOptions(
  context: BaseContext,
  network: NetworkOfConfig,
  options: readonly WrittenOption[],
): void {
  const assertAddress = (uri: string) => {
    const reason = uri === '' ? undefined : reasonAgainstAddress(uri)
    if (reason !== undefined) throw new CoreError('METADATA_ADDRESS_INVALID', { uri, reason })
  }
  readOptions(options.map(([option, text]) => [option, text, assertAddress] as const))
  assertOptionsFitNetwork(context, network, options)
}

/**
 * Stops options from writing a value that only holds on this machine to a network with real money. Warns about it on
 * test networks.
 *
 * @throws USAGE_INVALID, or OPTIONS_INVALID for several.
 */
export function assertOptionsFitNetwork(
  context: BaseContext,
  { isLocal, isMainnet }: NetworkOfConfig,
  options: readonly WrittenOption[],
): void {
  if (isLocal) return
  const reasonAgainst = networkReasons(context)
  const readings = options.map(([option, value]) => {
    const assertFits = (text: string) => {
      const reason = reasonAgainst(text)
      if (reason === undefined) return
      if (isMainnet) throw usageError(`${option}: ${reason}`)
      context.output.warn(`${reason} before a real launch, in ${option}`)
    }
    return [option, value, assertFits] as const
  })
  readOptions(readings)
}
