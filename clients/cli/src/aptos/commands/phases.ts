import { planPhases } from '@mintline/aptos'
import { assertListFitsNetwork } from '../../config/realNetwork.ts'
import { checkedRows } from '../../lists/readListRows.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { type AptosDropOption, readAptosDrop } from '../drop/readAptosDrop.ts'
import { readAptosLists } from '../lists/readAptosLists.ts'
import { describeAptosPhases } from '../phases/describeAptosPhases.ts'
import { phaseNames } from '../phases/matchPhases.ts'
import { wantedPhases } from '../phases/wantedPhases.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { changeAptosDrop } from '../sending/changeAptosDrop.ts'

export async function list(
  context: AptosContext,
  options: AptosDropOption,
): Promise<CommandResult> {
  const { settings, loaded } = await readAptosDrop(context, options)
  const names = phaseNames(loaded?.config.phases ?? [], settings.phases)
  const text = describeAptosPhases(settings, names)
  return { text: text === '' ? 'No phases' : text, data: settings.phases }
}

export async function set(context: AptosContext, options: AptosDropOption): Promise<CommandResult> {
  const loaded = context.config()
  const lists = readAptosLists(loaded)
  const chain = await context.chain()
  for (const list of lists) {
    if (list) assertListFitsNetwork(context, chain, checkedRows(list))
  }
  const { phases } = loaded.config
  return changeAptosDrop(context, options, 'Set the phases', (settings) => {
    const { phases: records, ledger } = settings
    const { inputs, names } = wantedPhases({ phases, lists, records, now: ledger.now })
    return { plan: planPhases(settings, inputs), names }
  })
}
