import type { Exchanges } from '../exchange/exchange.ts'
import type { Seaports } from '../seaport/seaports.ts'

/** The kind of contract that trades an order. */
export type Market = 'EXCHANGE' | 'SEAPORT'

/** Contracts that trade orders. */
export interface Markets {
  /** The platform's exchanges. */
  readonly exchanges: Exchanges
  readonly seaports: Seaports
}
