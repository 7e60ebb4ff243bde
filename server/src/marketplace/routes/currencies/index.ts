import { findAllowedCurrenciesUsingGET } from './findAllowedCurrenciesUsingGET.ts'
import { findCurrenciesUsingPOST } from './findCurrenciesUsingPOST.ts'
import { getOrderFeesUsingGET } from './getOrderFeesUsingGET.ts'
import { loadSearchableCurrencies } from './loadSearchableCurrencies.ts'
import { rateUsingGET } from './rateUsingGET.ts'

/** Calls about currencies, their rates and fees. */
export const CURRENCY_ROUTES = [
  findAllowedCurrenciesUsingGET,
  findCurrenciesUsingPOST,
  getOrderFeesUsingGET,
  loadSearchableCurrencies,
  rateUsingGET,
]
