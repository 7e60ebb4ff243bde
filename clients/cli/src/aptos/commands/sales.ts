import { type AptosTerms, endText, pauseText } from '@mintline/aptos/drop'
import { limitText } from '@mintline/core/drop'
import { readTime } from '../../amounts/time.ts'
import { readRequired, readWhole, usageError } from '../../commands/optionValues.ts'
import { labelled } from '../../output/table.ts'
import { changeTerms } from '../../plans/changeTerms.ts'
import { shownValue } from '../../plans/plan.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { openAptosDrop } from '../drop/openAptosDrop.ts'
import { type AptosDropOption, readAptosDrop } from '../drop/readAptosDrop.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'

interface SetOptions extends AptosDropOption {
  readonly supply?: string
  readonly end?: string
  readonly pause?: boolean
  readonly resume?: boolean
}

export async function show(
  context: AptosContext,
  options: AptosDropOption,
): Promise<CommandResult> {
  const { settings } = await readAptosDrop(context, options)
  const { totalMinted, totalSupply, endTime, isPaused } = settings
  const text = labelled([
    ['minted', `${totalMinted} of ${limitText(totalSupply)}`],
    ['mints', pauseText(isPaused)],
    ['end', `${shownValue(endText(endTime))}`],
  ])
  return { text, data: { totalMinted, totalSupply, isPaused, endTime } }
}

export async function setSales(context: AptosContext, options: SetOptions): Promise<CommandResult> {
  const change = changeOf(options)
  return changeTerms(await openAptosDrop(context, options), 'Set the sales', change)
}

function changeOf({ supply, end, pause, resume }: SetOptions): (terms: AptosTerms) => AptosTerms {
  if (pause && resume) throw usageError('Give either --pause or --resume')
  const maxItems = supply === undefined ? undefined : readWhole('--supply', supply)
  const endTime = end && end !== 'open' ? readRequired('--end', end, readTime) : undefined
  if (supply === undefined && end === undefined && !pause && !resume) {
    throw usageError('Give --supply, --end, --pause or --resume')
  }
  return ({ supply: present, sale, ...terms }) => ({
    ...terms,
    supply: { ...present, maxItems: maxItems ?? present.maxItems },
    sale: {
      isPaused: pause || resume ? pause === true : sale.isPaused,
      endTime: end === undefined ? sale.endTime : endTime,
    },
  })
}
