import { percentText } from '@mintline/core'
import { feeText, limitText, paidText, sharesText } from '@mintline/core/drop'
import { timeText } from '../amounts/time.ts'
import type { DropOnChain, ReadDrop, ShownSetting } from '../drop/dropOnChain.ts'
import { type Line, labelled } from '../output/table.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

/** Lines of settings that every chain has. */
const SETTING_LINES = {
  fees: ({ state, flatFeeText }) => {
    const { platformFee } = state.money
    return [['platform fee', platformFee ? feeText(platformFee, flatFeeText) : 'none']]
  },
  royalties: ({ state }) => {
    const { valueBp, recipients } = state.money.royalties
    return [['royalties', paidText(percentText(valueBp), recipients)]]
  },
  treasury: ({ state }) => [['treasury', sharesText(state.money.receivers)]],
  owner: ({ state }) => [['owner', state.owner ?? 'none']],
  sales: ({ state: { supply, sale } }) => [
    ['minted', `${supply.minted} of ${limitText(supply.maxItems)}`],
    ['mints', sale.isPaused ? 'paused' : 'open'],
    ['end', sale.endTime === undefined ? 'open' : timeText(sale.endTime)],
  ],
} satisfies Record<ShownSetting, (drop: ReadDrop) => readonly Line[]>

/** Returns the action that shows a setting. */
export function showSetting(setting: ShownSetting) {
  return async (_: BaseContext, drop: DropOnChain): Promise<CommandResult> => {
    const read = await drop.read()
    const lines = [...SETTING_LINES[setting](read), ...(read.own[setting] ?? [])]
    const [[label, value] = ['', ''], ...others] = lines.filter(([, text]) => text !== undefined)
    return {
      text: others.length > 0 ? labelled(lines) : `${label} ${value}`,
      data: read.documents[setting],
    }
  }
}
