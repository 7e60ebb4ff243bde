import type { DropPhase, DropState } from '@mintline/core/drop'
import { limitSetting, phaseSettings } from './importedConfig.ts'

/** Returns a phase on Solana or Eclipse as in a config. */
export function phaseConfigOf(
  phase: DropPhase,
  index: number,
  currencies: DropState['currencies'],
) {
  const { kind, list, maxItems, isOpen } = phase
  const { name, price, merkleRoot, ...terms } = phaseSettings(phase, index, currencies)
  const listType = list?.form === 'merkle' ? 'merkleTree' : 'allowList'
  return {
    name,
    type: kind === 'public' ? 'public' : listType,
    price,
    ...terms,
    ...(maxItems > 0n && { maxMintsTotal: limitSetting(maxItems) }),
    ...(merkleRoot && { merkleRoot: merkleRoot.slice('0x'.length) }),
    ...(!isOpen && { active: false }),
  }
}
