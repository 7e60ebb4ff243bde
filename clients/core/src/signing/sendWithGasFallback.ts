import { walkWalletError } from './errors/walkWalletError.ts'

/** Gas options of a transaction: limits and prices. */
const GAS_OPTIONS = ['gas', 'gasLimit', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const

/** Name of a gas option of a transaction. */
export type GasOption = (typeof GAS_OPTIONS)[number]

/** A transaction without gas options, so that the wallet estimates them itself. */
export function withoutGasOptions<Transaction extends object>(
  transaction: Transaction,
): Omit<Transaction, GasOption> {
  const rest: Partial<Record<GasOption, unknown>> & Transaction = { ...transaction }
  for (const option of GAS_OPTIONS) delete rest[option]
  return rest
}

/** True if a wallet's error says that parameters are missing or invalid. */
export function isInvalidParametersError(error: unknown): boolean {
  const { messages } = walkWalletError(error)
  return messages.some((text) => /missing or invalid param(?:eter)?s/i.test(text))
}

/**
 * Sends a transaction, and again without gas options when the wallet reports missing or invalid parameters: some
 * wallets refuse options that they prefer to choose themselves.
 *
 * @throws What `send` throws, the second time where there was one.
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
