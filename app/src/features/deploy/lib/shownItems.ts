import { templateText } from '#entities/metadata/lib/templateText.ts'

/** An item as it will be. */
export interface ShownItem {
  number: bigint
  name: string
  uri: string
}

/** Which item stands for the last one where there is no last one. */
const LATE = 100n

/**
 * The first item and a late one: the last, or number 100 where there is no limit.
 *
 * @param supply 0 = unlimited.
 */
export function shownItems(
  templates: { itemBaseName: string; itemBaseUri: string },
  supply: bigint,
): ShownItem[] {
  const late = supply === 0n ? LATE : supply
  const numbers = late === 1n ? [1n] : [1n, late]
  return numbers.map((number) => ({
    number,
    name: templateText(templates.itemBaseName, number),
    uri: templateText(templates.itemBaseUri, number),
  }))
}
