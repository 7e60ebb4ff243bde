import type { DocumentAttribute } from '../documents/index.ts'

/** An item with its traits. */
interface WithTraits {
  readonly number: number
  readonly row: { readonly attributes: readonly DocumentAttribute[] } | undefined
}

/** Groups items that share all their traits, by number. Ignores items without traits. */
export function findTwins(items: readonly WithTraits[]): readonly (readonly number[])[] {
  return sameBy(
    items.flatMap(({ number, row }) =>
      row && row.attributes.length > 0 ? [{ number, key: traitsKey(row.attributes) }] : [],
    ),
  )
}

/** Groups numbers with the same key, at least two in each group, in the order of their first numbers. */
export function sameBy(
  entries: readonly { readonly number: number; readonly key: string }[],
): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>()
  for (const { number, key } of entries) {
    const group = groups.get(key)
    if (group) group.push(number)
    else groups.set(key, [number])
  }
  return [...groups.values()].filter(({ length }) => length > 1)
}

function traitsKey(attributes: readonly DocumentAttribute[]): string {
  return JSON.stringify(attributes.map(({ trait_type, value }) => [trait_type, value]).sort())
}
