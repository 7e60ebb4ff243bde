import { walkWalletError } from './errors/walkWalletError.ts'

/** A transaction's gas options: limits and prices. */
const GAS_OPTIONS = ['gas', 'gasLimit', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const

/** Name of a gas option. */
export type GasOption = (typeof GAS_OPTIONS)[number]

/** Removes a transaction's gas options, so that the wallet estimates them itself. */
export function withoutGasOptions<Transaction extends object>(
  transaction: Transaction,
): Omit<Transaction, GasOption> {
  const rest: Partial<Record<GasOption, unknown>> & Transaction = { ...transaction }
  for (const option of GAS_OPTIONS) delete rest[option]
  return rest
}

/** Returns true if a wallet's error reports missing or invalid parameters. */
export function isInvalidParametersError(error: unknown): boolean {
  const { messages } = walkWalletError(error)
  return messages.some((text) => /missing or invalid param(?:eter)?s/i.test(text))
}

/**
 * Sends a transaction, and retries without gas options if the wallet reports missing or invalid parameters: some
 * wallets insist on choosing them.
 *
 * @throws Errors from `send`, the second one's after a retry.
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
