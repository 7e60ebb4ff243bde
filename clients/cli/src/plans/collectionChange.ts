import type { SettingChange } from './plan.ts'

/**
 * A change of a setting of the collection.
 *
 * @param before Undefined = there is none on chain.
 */
export function collectionChange(
  setting: string,
  label: string,
  before: string | undefined,
  after: string,
): SettingChange {
  return { subject: 'collection', path: `collection.${setting}`, label, before, after }
}
