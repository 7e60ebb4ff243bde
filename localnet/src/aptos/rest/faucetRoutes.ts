import type { Faucet } from '../chain/faucet.ts'
import { type ApiError, invalidInput } from './apiError.ts'
import { jsonOf, numberOf, parseAddress } from './request.ts'
import type { Route } from './router.ts'
import { hex } from './stateJson.ts'

/** Octas that the faucet gives if a request does not say. */
const USUAL_AMOUNT = 100_000_000n

/** Maximum octas per request: a hundredth of the faucet's balance. */
const LARGEST_AMOUNT = 10n ** 16n

/** Gives coins to accounts, in both ways that clients of Aptos' faucet use. */
export function faucetRoutes(faucet: Faucet): Route[] {
  return [
    {
      method: 'POST',
      path: '/fund',
      answer: (request) => {
        const { address, amount } = jsonOf(request)
        const hash = faucet.fund(
          parseAddress(String(address)),
          amount === undefined ? USUAL_AMOUNT : amountOf(amount),
        )
        return { json: { txn_hashes: [hex(hash)] } }
      },
    },
    {
      method: 'POST',
      path: '/mint',
      answer: (request) => {
        const address = parseAddress(request.query.get('address') ?? '')
        const hash = faucet.fund(address, checked(numberOf(request, 'amount') ?? USUAL_AMOUNT))
        return { json: [hex(hash)] }
      },
    },
  ]
}

function amountOf(value: unknown): bigint {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw badAmount()
  return checked(BigInt(value))
}

function checked(octas: bigint): bigint {
  if (octas < 1n || octas > LARGEST_AMOUNT) throw badAmount()
  return octas
}

function badAmount(): ApiError {
  return invalidInput(`amount must be a whole number of octas from 1 to ${LARGEST_AMOUNT}.`)
}
