import { walkWalletError } from './errors/walkWalletError.ts'

/** Options of a transaction that say how much gas it may use and at what price. */
const GAS_OPTIONS = ['gas', 'gasLimit', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const

/** Names of the gas options of a transaction. */
export type GasOption = (typeof GAS_OPTIONS)[number]

/** A transaction without gas options: the wallet estimates them itself. */
export function withoutGasOptions<Transaction extends object>(
  transaction: Transaction,
): Omit<Transaction, GasOption> {
  const rest: Partial<Record<GasOption, unknown>> & Transaction = { ...transaction }
  for (const option of GAS_OPTIONS) delete rest[option]
  return rest
}

/** Whether a wallet says that parameters are missing or invalid. */
export function isInvalidParametersError(error: unknown): boolean {
  const { messages } = walkWalletError(error)
  return messages.some((text) => /missing or invalid param(?:eter)?s/i.test(text))
}

/**
 * Sends a transaction, and once more without gas options when the wallet says that parameters are
 * missing or invalid: some wallets refuse options they would rather choose themselves.
 *
 * @throws whatever `send` throws, the second time where there was one.
 */
export async function sendWithGasFallback<Transaction extends object, Result>(
  transaction: Transaction,
  send: (transaction: Omit<Transaction, GasOption>) => Promise<Result>,
): Promise<Result> {
  try {
    return await send(transaction)
  } catch (error) {
    if (!isInvalidParametersError(error)) throw error
    return await send(withoutGasOptions(transaction))
  }
}
