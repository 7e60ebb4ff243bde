import { z } from 'zod'
import type { ServiceSettings } from '../config/adapterSettings.ts'
import { ServerError } from '../errors/serverError.ts'
import { type AskedService, askService } from './askService.ts'

/** A purchase to pay by card. */
export interface CardPurchase {
  /** `ETHEREUM:0x…`. */
  readonly orderId: string
  /** The buyer's EVM address, in lower case. */
  readonly buyer: string
  /** Copies. */
  readonly amount: bigint
}

const AMOUNT = z.number().nonnegative()
const TEXT = z.string().min(1).max(1_000)
const ADDRESS = z.string().regex(/^0x[\da-f]{40}$/i)

const PAYMENT = z.object({
  converted: z.object({
    ticker: AMOUNT,
    feePercent: AMOUNT,
    currencyAmount: AMOUNT,
    feeAmount: AMOUNT,
    commodityAmount: AMOUNT,
    purchaseAmount: AMOUNT,
    minerFee: AMOUNT,
  }),
  signed: z.object({
    form: z.object({
      address: ADDRESS,
      commodity: z.literal('ETH'),
      commodityAmount: AMOUNT,
      pkId: TEXT,
      scAddress: ADDRESS,
      scId: TEXT,
      scInputData: z.string().regex(/^0x([\da-f]{2})*$/i),
    }),
    signature: TEXT,
  }),
})

/** One-line reason, since callers get it unchanged. */
const REFUSAL = z.object({ refused: z.string().regex(/^[^\p{C}\p{Zl}\p{Zp}]{1,300}$/u) })

/** A priced and signed payment. */
export type CardPayment = z.infer<typeof PAYMENT>

/** Prices and signs card payments. */
export interface OnRamp {
  /** @throws `PAYMENT_REFUSED` with the service's reason; `SERVICE_FAILED` */
  readonly prepare: (purchase: CardPurchase) => Promise<CardPayment>
}

/** Opens the configured card payment service. */
export function openOnRamp(settings: ServiceSettings & Pick<AskedService, 'timeout'>): OnRamp {
  const service = { ...settings, setting: 'adapters.onRamp' }
  return {
    prepare: async ({ orderId, buyer, amount }) => {
      const body = { orderId, buyer, amount: String(amount) }
      const answer = await askService(service, { body }, z.union([REFUSAL, PAYMENT]))
      if ('refused' in answer) throw new ServerError('PAYMENT_REFUSED', { reason: answer.refused })
      if (answer.signed.form.address.toLowerCase() !== buyer) {
        const reason = 'it signed a payment of another buyer'
        throw new ServerError('SERVICE_FAILED', { setting: service.setting, reason })
      }
      return answer
    },
  }
}
