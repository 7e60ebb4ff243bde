import { withKind } from '@mintline/core/errors'

/** Messages about reading collections. */
export const READ_MESSAGES = {
  /** Worded by the specification; the context has the name that was looked up. */
  EDITIONS_NOT_FOUND: withKind(
    'notFound',
    ({ collection }: { collection: string }) =>
      `Editions not found: no collection has the symbol or address ${collection} on this network`,
  ),
  EDITIONS_CONTROLS_NOT_FOUND: withKind(
    'notFound',
    ({ deployment }: { deployment: string }) =>
      `Editions controls not found: the deployment ${deployment} has none on this network`,
  ),
  // `expected` names the record expected at the address: `EditionsDeployment`.
  NOT_EDITIONS_ACCOUNT: withKind(
    'notFound',
    ({ address, expected }: { address: string; expected: string }) =>
      `The account ${address} is not a valid ${expected}: check the address and the network`,
  ),
}
