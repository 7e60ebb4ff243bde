import { isSolanaAddress } from '@mintline/core/identifiers'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { EMPTY, invalid, type Parsed, valid } from '#shared/lib/parsed.ts'
import { plainText } from '#shared/lib/plainText.ts'

/** A value in the page's address, unchecked; undefined = none. */
type AddressValue = string | number | undefined

/** The wallet whose items are shown. */
export type OwnerFilter =
  /** The connected one. */
  { readonly kind: 'mine' } | { readonly kind: 'wallet'; readonly address: string }

/** Stands for the connected wallet's address, so that a link shows everybody their own items. */
export const MINE = 'mine'

/** Maximum characters to repeat from a bad value. */
const REPEATED = 60

/** Parses a page number, from 1. */
export function parsePage(value: AddressValue): Parsed<number> {
  if (value === undefined) return EMPTY
  return isCount(value)
    ? valid(Number(value))
    : invalid(`${quoted(value)} is not the number of a page.`)
}

/**
 * Parses an item number.
 *
 * @param issued Items minted so far.
 */
export function parseItem(value: AddressValue, issued: bigint): Parsed<bigint> {
  if (value === undefined) return EMPTY
  const known = `This collection has items 1 to ${issued}.`
  if (!isCount(value)) return invalid(`${quoted(value)} is not the number of an item. ${known}`)
  const number = BigInt(value)
  return number <= issued ? valid(number) : invalid(`There is no item ${number}. ${known}`)
}

/** Parses the owner filter. */
export function parseOwner(value: AddressValue): Parsed<OwnerFilter> {
  const text = addressText(value)
  if (text === '') return EMPTY
  if (text.toLowerCase() === MINE) return valid({ kind: 'mine' })
  return isSolanaAddress(text)
    ? valid({ kind: 'wallet', address: text })
    : invalid(`${quoted(text)} is not the address of a wallet.`)
}

/** Converts an address value to text. */
export function addressText(value: AddressValue): string {
  return value === undefined ? '' : String(value).trim()
}

/** Converts text to an address value, which writes numbers without quotes. */
export function addressValue(text: string): AddressValue {
  if (text === '') return undefined
  return String(Number(text)) === text ? Number(text) : text
}

/** Returns true for whole numbers from 1, with at most 15 digits. */
function isCount(value: string | number): boolean {
  return /^[1-9]\d{0,14}$/.test(String(value))
}

function quoted(value: string | number): string {
  const text = plainText(String(value))
  return `“${text.length > REPEATED ? `${text.slice(0, REPEATED)}…` : text}”`
}

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
