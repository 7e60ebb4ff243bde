import { planPhases } from '@mintline/aptos'
import { wantedPhases } from '@mintline/aptos/drop'
import { assertListFitsNetwork } from '../../config/realNetwork.ts'
import { checkedRows } from '../../lists/readListRows.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { aptosPhaseTerms } from '../config/aptosTermsOf.ts'
import type { AptosDropOption } from '../drop/readAptosDrop.ts'
import { readAptosLists } from '../lists/readAptosLists.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { changeAptosDrop } from '../sending/changeAptosDrop.ts'

export async function set(context: AptosContext, options: AptosDropOption): Promise<CommandResult> {
  const loaded = context.config()
  const lists = readAptosLists(loaded)
  const chain = await context.chain()
  for (const list of lists) {
    if (list) assertListFitsNetwork(context, chain, checkedRows(list))
  }
  const phases = aptosPhaseTerms(loaded.config.phases, lists)
  return changeAptosDrop(context, options, 'Set the phases', (settings) => {
    const { inputs, names } = wantedPhases(phases, settings)
    return { plans: [planPhases(settings, inputs)], names }
  })
}
