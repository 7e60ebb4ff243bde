import { Bool, U64 } from '../bcs/values.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import { type AdministrationPlan, planOfSetting } from './administrationPlan.ts'
import type { DropSettings } from './dropSettings.ts'
import { type TimeInput, u64, unixTime } from './inputs.ts'
import { assertPhasesHold } from './phaseRules.ts'

/**
 * Plans a lower total supply, or an open edition's limit in version 2.
 *
 * @param after Items; 0 = no limit, for open editions only.
 * @throws U64_INVALID, FIXED_IN_VERSION_1
 * @throws TOTAL_SUPPLY_RAISED if the supply would rise and the drop is no open edition.
 * @throws TOTAL_SUPPLY_BELOW_MINTED
 */
export function planTotalSupply(settings: DropSettings, after: bigint): AdministrationPlan {
  const { machine, collection, isOpenEdition, totalMinted: minted, totalSupply: before } = settings
  u64(after, isOpenEdition ? 0n : 1n)
  if (isOpenEdition && machine.version === 1) {
    throw new AptosClientError('FIXED_IN_VERSION_1', { collection })
  }
  if (!isOpenEdition && after > before) {
    throw new AptosClientError('TOTAL_SUPPLY_RAISED', { totalSupply: after, before })
  }
  if (after !== 0n && after < minted) {
    throw new AptosClientError('TOTAL_SUPPLY_BELOW_MINTED', { totalSupply: after, minted })
  }
  const change = { type: 'set', field: 'totalSupply', before, after } as const
  const changed = before === after ? undefined : change
  return planOfSetting(settings, changed, 'setTotalSupply', [new U64(after)])
}

/**
 * Plans when minting ends.
 *
 * @param time Undefined = open end.
 * @throws DROP_TIME_INVALID, U64_INVALID
 * @throws DROP_PHASE_AFTER_END if a phase starts then or later.
 */
export function planEndTime(
  settings: DropSettings,
  time: TimeInput | undefined,
): AdministrationPlan {
  const before = settings.endTime
  const after = time === undefined ? undefined : u64(unixTime(time), 1n)
  assertPhasesHold(settings.phases, { ...settings, endTime: after }, settings)
  const change = { type: 'set', field: 'endTime', before, after } as const
  const changed = before === after ? undefined : change
  return planOfSetting(settings, changed, 'setEndTime', [new U64(after ?? 0n)])
}

/** Plans to pause or resume all mints. */
export function planPaused(settings: DropSettings, after: boolean): AdministrationPlan {
  const before = settings.isPaused
  const change = { type: 'set', field: 'isPaused', before, after } as const
  const changed = before === after ? undefined : change
  return planOfSetting(settings, changed, 'setPaused', [new Bool(after)])
}
