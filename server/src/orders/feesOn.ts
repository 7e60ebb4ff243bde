import type { OrderServices } from './orderServices.ts'

/** The platform's fees on a blockchain in basis points, by protocol. */
export interface Fees {
  /** On the platform's exchange: paid on top of a price. */
  readonly exchange: number
  /** On Seaport: a share in the price. */
  readonly seaport: number
}

/** Returns the platform's fees on a blockchain; 0 if none is set. */
export function feesOn(
  { exchanges, seaports }: Pick<OrderServices, 'exchanges' | 'seaports'>,
  blockchain: string,
): Fees {
  const { fee: exchange = 0 } = exchanges[blockchain as keyof typeof exchanges] ?? {}
  const { value: seaport = 0 } = seaports[blockchain as keyof typeof seaports]?.fee ?? {}
  return { exchange, seaport }
}
