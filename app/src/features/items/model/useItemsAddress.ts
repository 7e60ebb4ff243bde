import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { type AddressValue, addressText, addressValue } from '../lib/itemsAddress.ts'

const ROUTE = '/collections/$collection/items'

/** Names for the values in the address. */
type ItemsValues = Partial<Record<'page' | 'item' | 'find' | 'owner' | 'view', AddressValue>>

/**
 * Returns filters, page, open item and view from the page's address: a link or a reload shows the same, and the
 * browser's buttons go back and forward.
 */
export function useItemsAddress() {
  const search = useSearch({ from: ROUTE })
  const navigate = useNavigate({ from: ROUTE })
  const { history } = useRouter()
  const isOpenedHere = useRef(false)
  const go = (values: ItemsValues, { replace = false } = {}) =>
    void navigate({ search: (now) => ({ ...now, ...values }), replace, resetScroll: false })
  return {
    search,
    view: search.view === 'pictures' ? ('pictures' as const) : ('table' as const),
    showAs: (view: 'table' | 'pictures') =>
      go({ view: view === 'table' ? undefined : view }, { replace: true }),
    /** Turns to a page, from 1. */
    turnTo: (page: number) => go({ page: page === 1 ? undefined : page }),
    filter: (name: 'find' | 'owner', text: string) => {
      // While somebody types on, the address is replaced; a new filter is a step to go back from.
      const replace = text !== '' && addressText(search[name]) !== ''
      go({ [name]: addressValue(text), page: undefined }, { replace })
    },
    showAll: () => go({ find: undefined, owner: undefined, page: undefined }),
    open: (number: bigint) => {
      isOpenedHere.current = true
      go({ item: addressValue(String(number)) })
    },
    close: () => {
      if (isOpenedHere.current) history.back()
      else go({ item: undefined }, { replace: true })
      isOpenedHere.current = false
    },
  }
}

/** The items page's address, with functions to change it. */
export type ItemsAddress = ReturnType<typeof useItemsAddress>
