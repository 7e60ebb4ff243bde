import type { Currency, DropState } from '@mintline/evm'
import type { ReactNode } from 'react'
import type { ReadMoment } from '../../model/useChainNow.ts'

/** A drop, and its chain time. */
export interface DropContent extends Omit<ReadMoment, 'readAt'> {
  drop: DropState
  /** Currencies in all its phases, by `currencyKey`. */
  currencies: ReadonlyMap<string, Currency>
  /** Notice about the link's active-phase document. Default: none. */
  notice?: () => ReactNode
}
