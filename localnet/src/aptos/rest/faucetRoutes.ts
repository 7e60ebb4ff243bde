import type { Faucet } from '../chain/faucet.ts'
import { invalidInput } from './apiError.ts'
import { jsonOf, numberOf, parseAddress } from './request.ts'
import type { Route } from './router.ts'
import { hex } from './stateJson.ts'

/** Octas that the faucet gives where a request does not say. */
const USUAL_AMOUNT = 100_000_000n

/** Gives coins to accounts, by the two ways that clients of Aptos' faucet use. */
export function faucetRoutes(faucet: Faucet): Route[] {
  return [
    {
      method: 'POST',
      path: '/fund',
      answer: (request) => {
        const { address, amount = USUAL_AMOUNT } = jsonOf(request)
        const hash = faucet.fund(parseAddress(String(address)), amountOf(amount))
        return { json: { txn_hashes: [hex(hash)] } }
      },
    },
    {
      method: 'POST',
      path: '/mint',
      answer: (request) => {
        const address = parseAddress(request.query.get('address') ?? '')
        const hash = faucet.fund(address, numberOf(request, 'amount') ?? USUAL_AMOUNT)
        return { json: [hex(hash)] }
      },
    },
  ]
}

function amountOf(value: unknown): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return BigInt(value)
  throw invalidInput('amount must be a whole number of octas above 0.')
}
