import type { SeaportDataModel } from './parseSeaportForm.ts'
import { isItem } from './seaportSides.ts'

/** Money that a stored order for Seaport gives an account when it is filled as a whole, in base units. */
export const paidTo = (
  { consideration }: Pick<SeaportDataModel, 'consideration'>,
  account: string,
): bigint =>
  consideration
    .filter((asset) => !isItem(asset) && asset.recipient === account)
    .reduce((sum, { startAmount }) => sum + BigInt(startAmount), 0n)
