/** A key or value of a trait, and how many items have it. */
export interface TraitEntry {
  readonly value: string
  readonly count: number
}

/** A trait of collections with its values, the most frequent first. */
export interface TraitModel {
  readonly key: TraitEntry
  readonly values: TraitEntry[]
}

/** A value of a trait, and how many items have it. */
export interface TraitRow {
  readonly key: string
  readonly value: string
  /** Items that have the value. */
  readonly items: string
  /** Sum of these over all values of the key, also those that are not in the list. */
  readonly key_items: string
}

/** The traits of rows in their order. */
export function traitModels(rows: readonly TraitRow[]): TraitModel[] {
  const traits = new Map<string, TraitModel>()
  for (const { key, value, items, key_items } of rows) {
    const trait = traits.get(key) ?? { key: { value: key, count: Number(key_items) }, values: [] }
    trait.values.push({ value, count: Number(items) })
    traits.set(key, trait)
  }
  return [...traits.values()]
}
