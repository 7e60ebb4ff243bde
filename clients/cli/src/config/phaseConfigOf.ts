import type { DropPhase, DropState } from '@mintline/core/drop'
import { limitSetting, phaseSettings } from './importedConfig.ts'
import { phaseTypeOf } from './parseConfig.ts'

/** Returns a phase on Solana or Eclipse as in a config. */
export function phaseConfigOf(
  phase: DropPhase,
  index: number,
  currencies: DropState['currencies'],
) {
  const { maxItems, isOpen } = phase
  const { name, price, merkleRoot, ...terms } = phaseSettings(phase, index, currencies)
  return {
    name,
    type: phaseTypeOf(phase),
    price,
    ...terms,
    ...(maxItems > 0n && { maxMintsTotal: limitSetting(maxItems) }),
    ...(merkleRoot && { merkleRoot: merkleRoot.slice('0x'.length) }),
    ...(!isOpen && { active: false }),
  }
}
