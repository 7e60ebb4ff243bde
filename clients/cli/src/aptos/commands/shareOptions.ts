import type { ShareInput } from '@mintline/aptos'
import { TOTAL_SHARES } from '@mintline/core'
import { usageError } from '../../commands/optionValues.ts'
import { assertOptionsFitNetwork } from '../../config/writtenOptions.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'

const SHARE = /^(0x[0-9a-f]+)(?::(\d{1,3}))?$/i

/**
 * Parses the values from a repeatable `--recipient <address:percent>`; a single one needs no percentage.
 *
 * @throws USAGE_INVALID
 */
export function readShares(values: readonly string[]): ShareInput[] {
  return values.map((value) => {
    const [, recipient, percent] = SHARE.exec(value.trim()) ?? []
    if (recipient === undefined || (percent === undefined && values.length > 1)) {
      throw usageError(`--recipient takes an address and a percentage, <address>:50, not ${value}`)
    }
    return { recipient, share: BigInt(percent ?? TOTAL_SHARES) }
  })
}

/**
 * Checks the `--recipient` addresses against the network.
 *
 * @param shares Undefined = the option was not given.
 * @throws USAGE_INVALID, or OPTIONS_INVALID for several
 */
export async function assertSharesFit(
  context: AptosContext,
  shares: readonly ShareInput[] = [],
): Promise<void> {
  const options = shares.map(({ recipient }) => ['--recipient', recipient] as const)
  assertOptionsFitNetwork(context, await context.chain(), options)
}
