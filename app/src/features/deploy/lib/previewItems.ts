import { templateText } from '@mintline/core'

/** A future item's texts. */
export interface PreviewItem {
  number: bigint
  name: string
  uri: string
}

/** Number for the second example if the supply is unlimited. */
const LATE_EXAMPLE = 100n

/**
 * Returns the first item and the last one, or number 100 if there is no limit.
 *
 * @param supply 0 = unlimited.
 */
export function previewItems(
  templates: { itemBaseName: string; itemBaseUri: string },
  supply: bigint,
): PreviewItem[] {
  const late = supply === 0n ? LATE_EXAMPLE : supply
  const numbers = late === 1n ? [1n] : [1n, late]
  return numbers.map((number) => ({
    number,
    name: templateText(templates.itemBaseName, number),
    uri: templateText(templates.itemBaseUri, number),
  }))
}
