/** A trait's key or value, and how many items have it. */
export interface TraitEntry {
  readonly value: string
  readonly count: number
}

/** A trait in collections with its values, in list order. */
export interface TraitModel {
  readonly key: TraitEntry
  readonly values: TraitEntry[]
}

/** A trait value, and how many items have it. */
export interface TraitRow {
  readonly key: string
  readonly value: string
  /** Number of items that have the value. */
  readonly items: string
  /** Total over all values for the key, including those not listed. */
  readonly key_items: string
}

/** Groups rows into traits, in row order. */
export function traitModels(rows: readonly TraitRow[]): TraitModel[] {
  const traits = new Map<string, TraitModel>()
  for (const { key, value, items, key_items } of rows) {
    const trait = traits.get(key) ?? { key: { value: key, count: Number(key_items) }, values: [] }
    trait.values.push({ value, count: Number(items) })
    traits.set(key, trait)
  }
  return [...traits.values()]
}
