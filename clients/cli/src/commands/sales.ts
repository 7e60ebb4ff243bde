import type { DropTerms } from '@mintline/core/drop'
import { readTime } from '../amounts/time.ts'
import type { DropOnChain } from '../drop/dropOnChain.ts'
import type { ChangedTerms } from '../plans/changeTerms.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { readRequired, readWhole, usageError } from './optionValues.ts'

interface SetOptions {
  readonly supply?: string
  readonly end?: string
  readonly pause?: boolean
  readonly resume?: boolean
}

export async function setSales(
  _: BaseContext,
  drop: DropOnChain,
  options: SetOptions,
): Promise<CommandResult> {
  const change = changeOf(options)
  const opened = await drop.open()
  return opened.change('Set the sales', change(opened.terms))
}

function changeOf({ supply, end, pause, resume }: SetOptions): (terms: DropTerms) => ChangedTerms {
  if (pause && resume) throw usageError('Give either --pause or --resume')
  const maxItems = supply === undefined ? undefined : readWhole('--supply', supply)
  const endTime = end && end !== 'open' ? readRequired('--end', end, readTime) : undefined
  if (supply === undefined && end === undefined && !pause && !resume) {
    throw usageError('Give --supply, --end, --pause or --resume')
  }
  return ({ supply: present, sale }) => ({
    supply: { ...present, maxItems: maxItems ?? present.maxItems },
    sale: {
      isPaused: pause || resume ? pause === true : sale.isPaused,
      endTime: end === undefined ? sale.endTime : endTime,
    },
  })
}
