import {
  type AdministrationPlan,
  type DropSettings,
  planEndTime,
  planPaused,
  planTotalSupply,
} from '@mintline/aptos'
import { endText, pauseText } from '@mintline/aptos/drop'
import { limitText } from '@mintline/core/drop'
import { readTime } from '../../amounts/time.ts'
import { readRequired, readWhole, usageError } from '../../commands/optionValues.ts'
import { labelled } from '../../output/table.ts'
import { shownValue } from '../../plans/plan.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { type AptosDropOption, readAptosDrop } from '../drop/readAptosDrop.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { changeAptosDrop } from '../sending/changeAptosDrop.ts'

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
  const planners = plannersOf(options)
  return changeAptosDrop(context, options, 'Set the sales', (settings) => ({
    plans: planners.map((plan) => plan(settings)),
  }))
}

type Planner = (settings: DropSettings) => AdministrationPlan

function plannersOf({ supply, end, pause, resume }: SetOptions): Planner[] {
  if (pause && resume) throw usageError('Give either --pause or --resume')
  const planners: Planner[] = []
  if (supply !== undefined) {
    const items = readWhole('--supply', supply)
    planners.push((settings) => planTotalSupply(settings, items))
  }
  if (end !== undefined) {
    const time = end === 'open' ? undefined : readRequired('--end', end, readTime)
    planners.push((settings) => planEndTime(settings, time))
  }
  if (pause || resume) planners.push((settings) => planPaused(settings, pause === true))
  if (planners.length === 0) throw usageError('Give --supply, --end, --pause or --resume')
  return planners
}
