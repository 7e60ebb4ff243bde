import type { SeaportDataModel } from './parseSeaportForm.ts'
import { isItem } from './seaportSides.ts'

/** Sums the money that a stored Seaport order pays an account when it is filled completely, in base units. */
export const paidTo = (
  { consideration }: Pick<SeaportDataModel, 'consideration'>,
  account: string,
): bigint =>
  consideration
    .filter((asset) => !isItem(asset) && asset.recipient === account)
    .reduce((sum, { startAmount }) => sum + BigInt(startAmount), 0n)
