import { type CollectionInfo, fetchMints, type HashlistItem } from '@mintline/solana'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FilterX, Images } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { useIndexed } from '#entities/indexer/model/useIndexed.ts'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { type Parsed, parsedValue } from '#shared/lib/parsed.ts'
import { useDebounced } from '#shared/lib/useDraft.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { type Find, foundMints, parseFind } from './foundMints.ts'
import { ItemDialog } from './ItemDialog.tsx'
import { ItemsList } from './ItemsList.tsx'
import { ItemsLoading } from './ItemsLoading.tsx'
import { OwnedItems } from './OwnedItems.tsx'
import {
  addressText,
  type ItemsAddress,
  MINE,
  parseItem,
  parseOwner,
  useItemsAddress,
} from './useItemsAddress.ts'

/** A collection's items, newest first. */
export function ItemsPanel({ collection }: { collection: CollectionInfo }) {
  const { data: mints, error, refetch } = useMints(collection)
  if (mints && mints.length > 0) return <ItemsBrowser collection={collection} mints={mints} />
  if (mints) {
    return (
      <EmptyState icon={<Images />} title="No items yet">
        Minted items appear here. Share the link to the mint page, on the overview, once a phase is
        open.
      </EmptyState>
    )
  }
  if (!error) return <ItemsLoading />
  const retry = () => void refetch()
  return <ErrorCallout title="The items could not be read" error={error} onRetry={retry} />
}

/** Fetches the mints of all items in a collection, newest first; refetches whenever there are more. */
function useMints({
  editions: deployment,
  numberOfTokensIssued: issued,
}: Pick<CollectionInfo, 'editions' | 'numberOfTokensIssued'>) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  return useQuery({
    queryKey: key('mints', deployment, String(issued)),
    queryFn: async ({ signal }) => {
      const mints = await fetchMints(connection, deployment, { signal })
      return mints.toReversed()
    },
    placeholderData: keepPreviousData,
    // It changes only with the item count, which is part of the key.
    staleTime: Infinity,
  })
}

interface ItemsBrowserProps {
  collection: CollectionInfo
  /** Newest first; at least one. */
  mints: readonly HashlistItem[]
}

/** Items with their filters, in pages, and the open one. */
function ItemsBrowser({ collection, mints }: ItemsBrowserProps) {
  const address = useItemsAddress()
  const { search } = address
  const find = parseFind(addressText(search.find))
  const owner = parseOwner(search.owner)
  const item = parseItem(search.item, BigInt(mints.length))
  const named = useFoundMints(collection.editions, parsedValue(find))
  const found = foundMints(mints, parsedValue(find), named.data)
  const number = parsedValue(item)
  const list = { address, collection, mints: found }
  return (
    <div className="flex flex-col gap-5">
      <ItemFilters address={address} find={find} owner={owner} hasWords={named.hasWords} />
      {item.status === 'invalid' && <Callout kind="warn" title={item.reason} announced />}
      {named.error && (
        <ErrorCallout
          title="Names and traits could not be searched"
          error={named.error}
          onRetry={() => void named.refetch()}
        />
      )}
      {find.status === 'invalid' || owner.status === 'invalid' ? (
        <EmptyState icon={<FilterX />} title="No items shown">
          Correct the filter above to see items.
        </EmptyState>
      ) : named.isLoading ? (
        <ItemsLoading />
      ) : owner.status === 'valid' ? (
        <OwnedItems {...list} owner={owner.value} />
      ) : (
        <ItemsList {...list} />
      )}
      <ItemDialog
        deployment={collection.editions}
        item={mints.find(({ order }) => order === number)}
        onClose={address.close}
      />
    </div>
  )
}

/**
 * Searches for words in item names or traits on the server that knows the collection, and returns mints. Without a
 * server the result is empty: no node searches names.
 */
function useFoundMints(deployment: string, find: Find | undefined) {
  const { key } = useClusterQueries()
  const indexed = useIndexed(deployment)
  const indexer = indexed.status === 'present' ? indexed.indexer : undefined
  const text = find?.kind === 'text' ? find.text : ''
  const query = useQuery({
    queryKey: key('items found', indexer?.url ?? '', deployment, text),
    queryFn: async ({ signal }) => {
      const { fetchFoundMints } = await import('#entities/indexer/model/fetchFoundMints.ts')
      return indexer ? fetchFoundMints(indexer, { deployment, text }, signal) : new Set<string>()
    },
    enabled: indexer !== undefined && text !== '',
    placeholderData: keepPreviousData,
    retry: 1,
  })
  return {
    ...query,
    isLoading: query.isLoading || (text !== '' && indexed.status === 'asked'),
    /** True if a server can search for words. */
    hasWords: indexer !== undefined,
  }
}

interface ItemFiltersProps {
  address: ItemsAddress
  find: Parsed<unknown>
  owner: Parsed<unknown>
  /** True if a server can search names and traits for words. */
  hasWords: boolean
}

/** Item filters. */
function ItemFilters({ address, find, owner, hasWords }: ItemFiltersProps) {
  const account = useAccount()
  const { search, filter } = address
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-3">
      <FilterField
        label="Find items"
        placeholder={hasWords ? '7, 10-20, a mint, a name or trait' : '7, 10-20, or a mint'}
        value={addressText(search.find)}
        onValue={(text) => filter('find', text)}
        error={reasonOf(find)}
      />
      <FilterField
        label="Owner"
        placeholder="Address of a wallet"
        value={addressText(search.owner)}
        onValue={(text) => filter('owner', text)}
        error={reasonOf(owner)}
        trailing={
          account && (
            <Button size="input" onClick={() => filter('owner', MINE)}>
              Mine
            </Button>
          )
        }
      />
    </div>
  )
}

function reasonOf(parsed: Parsed<unknown>): string | undefined {
  return parsed.status === 'invalid' ? parsed.reason : undefined
}

interface FilterFieldProps {
  label: string
  placeholder: string
  /** Text in the address. */
  value: string
  onValue: (text: string) => void
  /** One sentence that says what to change. */
  error: string | undefined
  /** A button beside the input. */
  trailing?: ReactNode
}

/** A filter whose text stands in the page's address. */
function FilterField({ value, onValue, ...field }: FilterFieldProps) {
  const [text, setText] = useAddressText({ value, write: onValue })
  return (
    <TextField
      {...field}
      value={text}
      onChange={({ target }) => setText(target.value)}
      spellCheck={false}
      autoCapitalize="off"
      className="w-full sm:w-80"
    />
  )
}

interface AddressTextOptions {
  /** Text in the address. */
  value: string
  write: (text: string) => void
}

/**
 * Holds text being typed for a value in the page's address, which follows when typing stops; the browser's back and
 * forward buttons take precedence.
 */
function useAddressText({ value, write }: AddressTextOptions) {
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  /** On its way to the address: text typed meanwhile stays. */
  const [sent, setSent] = useState<string>()
  if (value !== shown) {
    setShown(value)
    setSent(undefined)
    if (value !== sent) setText(value)
  }
  const settled = useDebounced(text)
  const send = useEffectEvent((next: string) => {
    if (next !== text || next.trim() === value) return
    setSent(next.trim())
    write(next.trim())
  })
  useEffect(() => send(settled), [settled])
  return [text, setText] as const
}
