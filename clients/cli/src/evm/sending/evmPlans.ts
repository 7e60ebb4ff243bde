import { formatAmount } from '@mintline/core'
import { planRunner } from '../../plans/planRunner.ts'
import { estimatePlan } from './estimatePlan.ts'
import type { EvmSession } from './openEvmSession.ts'
import { sendPlanned } from './sendPlanned.ts'

/** Carries out plans on EVM chains. */
export const evmPlans = planRunner({
  estimate: estimatePlan,
  send: sendPlanned,
  signedKind: ({ transaction }) => (transaction.to ? 'transaction' : 'contractCreation'),
  wordsOf: ({ network }: EvmSession['chain']) => ({
    linesOf: ({ to, isOfNewDrop, value }) => [
      ['to', to ?? (isOfNewDrop ? 'the new drop' : 'a new contract')],
      ['value', value > 0n ? formatAmount(value, network.nativeCurrency) : undefined],
    ],
    amountOf: (value) => formatAmount(value, network.nativeCurrency),
  }),
})
