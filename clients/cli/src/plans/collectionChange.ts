import type { Moment } from '../amounts/time.ts'
import type { SettingChange } from './plan.ts'

/**
 * Creates a change to a collection setting.
 *
 * @param before Undefined = there is none on chain.
 */
export function collectionChange(
  setting: string,
  label: string,
  before: string | Moment | undefined,
  after: string | Moment,
): SettingChange {
  return { subject: 'collection', path: `collection.${setting}`, label, before, after }
}
