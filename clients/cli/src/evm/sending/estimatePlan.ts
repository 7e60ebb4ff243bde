import { formatAmount, isMintlineError, type MintlineError } from '@mintline/core'
import { estimateTransaction } from '@mintline/evm'
import { counted } from '../../output/counted.ts'
import { indented, labelled } from '../../output/table.ts'
import type { EvmPlan, PlannedTransaction } from './evmPlan.ts'
import type { EvmSession } from './openEvmSession.ts'

/** A transaction that was not sent, with its cost. */
export interface EstimatedTransaction {
  readonly title: string
  /** Called contract; undefined = contract creation, or a call of the drop that an earlier transaction deploys. */
  readonly to: string | undefined
  readonly isOfNewDrop: boolean
  readonly data: string
  /** Base units of the native coin, like `fee`. */
  readonly value: bigint
  /** Gas limit; undefined = not known before the transactions before it. */
  readonly gas: bigint | undefined
  /** Highest cost of the gas. */
  readonly fee: bigint | undefined
  /** Reason why it would fail; undefined = it would not. */
  readonly error: MintlineError | undefined
}

/** Estimates each transaction of a plan; nothing is sent. */
export async function estimatePlan(
  session: EvmSession,
  { transactions }: Pick<EvmPlan, 'transactions'>,
): Promise<EstimatedTransaction[]> {
  const estimated: EstimatedTransaction[] = []
  for (const planned of transactions) estimated.push(await estimateOne(session, planned))
  return estimated
}

async function estimateOne(
  { chain, address, context }: EvmSession,
  { title, transaction, dependsOnEarlier = false, isOfNewDrop = false }: PlannedTransaction,
): Promise<EstimatedTransaction> {
  const { to, data, value = 0n } = transaction
  const about = { title, to: isOfNewDrop ? undefined : to, isOfNewDrop, data, value }
  const unknown = { ...about, gas: undefined, fee: undefined, error: undefined }
  if (dependsOnEarlier) return unknown
  try {
    const input = { wallet: address, transaction, network: chain.network }
    const estimate = await estimateTransaction(chain.connection, input, { signal: context.signal })
    return { ...about, ...estimate, error: undefined }
  } catch (error) {
    if (!isMintlineError(error)) throw error
    return { ...unknown, error }
  }
}

/** Describes estimates for display, with the total costs at the end. */
export function describeEstimates(
  { chain }: Pick<EvmSession, 'chain'>,
  title: string,
  estimates: readonly EstimatedTransaction[],
): string {
  const coin = chain.network.nativeCurrency
  const amount = (value: bigint) => formatAmount(value, coin)
  const total = estimates.reduce((sum, { fee = 0n }) => sum + fee, 0n)
  const isPart = estimates.some(({ fee }) => fee === undefined)
  return [
    `${title}: ${counted(estimates.length, 'transaction')}, nothing was sent`,
    ...estimates.map(({ title: name, to, isOfNewDrop, value, gas, fee, error }, index) => {
      const lines = labelled([
        ['to', to ?? (isOfNewDrop ? 'the new drop' : 'a new contract')],
        ['value', value > 0n ? amount(value) : undefined],
        ['gas', gas === undefined ? 'known after the previous transactions' : `at most ${gas}`],
        ['cost', fee === undefined ? undefined : `at most ${amount(fee)}`],
        ['would fail', error?.message],
      ])
      return `[${index + 1}/${estimates.length}] ${name}\n${indented(lines)}`
    }),
    `Total at most ${amount(total)} for gas${isPart ? ', where it is known' : ''}`,
  ].join('\n')
}

/** The gas of a plan for a question: ` for at most 0.01 ETH of gas`. */
export function gasText(
  { chain }: Pick<EvmSession, 'chain'>,
  estimates: readonly EstimatedTransaction[],
): string {
  const total = estimates.reduce((sum, { fee = 0n }) => sum + fee, 0n)
  const isPart = estimates.some(({ fee }) => fee === undefined)
  const known = `at most ${formatAmount(total, chain.network.nativeCurrency)} of gas`
  return ` for ${known}${isPart ? ', and that of later transactions,' : ''}`
}
