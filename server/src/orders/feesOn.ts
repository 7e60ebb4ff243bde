import type { OrderServices } from './orderServices.ts'

/** Basis points that the platform gets of orders on a blockchain, by their protocol. */
export interface Fees {
  /** Of the platform's exchange: paid on top of a price. */
  readonly exchange: number
  /** Of Seaport: a share of a price. */
  readonly seaport: number
}

/** The platform's fees on a blockchain; 0 where none is set. */
export function feesOn(
  { exchanges, seaports }: Pick<OrderServices, 'exchanges' | 'seaports'>,
  blockchain: string,
): Fees {
  const { fee: exchange = 0 } = exchanges[blockchain as keyof typeof exchanges] ?? {}
  const { value: seaport = 0 } = seaports[blockchain as keyof typeof seaports]?.fee ?? {}
  return { exchange, seaport }
}
