import {
  fetchCollectionInfo,
  fetchItemMints,
  fetchMints,
  fetchRent,
  planUpdateTokens,
  type ReadProgress,
} from '@mintline/solana'
import { useEffect, useRef, useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { useTransactions } from '#entities/transaction/model/transactionsContext.ts'
import { countText } from '#shared/lib/countText.ts'
import { changesLeft, type ItemChange, itemChangeGroups, itemChanges } from '../lib/itemChanges.ts'
import type { RequestedItem } from '../lib/itemList.ts'

/** Progress while updating items. */
export type ItemsUpdate =
  | { status: 'editing' }
  | { status: 'reading'; progress: ReadProgress | undefined }
  | { status: 'unreadable'; error: unknown }
  /** The changes, computed from the items as last read. */
  | { status: 'shown'; changes: readonly ItemChange[] }

/** Reads the affected items, then reviews and sends the changes. */
export function useItemsUpdate() {
  const { editions, symbol } = useOpenCollection()
  const { connection } = useCluster()
  const { review } = useTransactions()
  const [state, setState] = useState<ItemsUpdate>({ status: 'editing' })
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  const read = async (wanted: readonly RequestedItem[], controller: AbortController) => {
    const { signal } = controller
    const listed = await fetchMints(connection, editions, { signal })
    const chosen = new Set(wanted.map(({ number }) => number))
    const mints = listed.filter(({ order }) => chosen.has(order)).map(({ mint }) => mint)
    return fetchItemMints(connection, mints, {
      signal,
      onProgress: (progress) => setState({ status: 'reading', progress }),
    })
  }
  const planOf = async (changes: readonly ItemChange[], wallet: string) => {
    const [info, rentOf, onChain] = await Promise.all([
      fetchCollectionInfo(connection, editions),
      fetchRent(connection),
      fetchItemMints(
        connection,
        changes.map(({ mint }) => mint),
      ),
    ])
    const { items, changedMeanwhile } = changesLeft(changes, onChain)
    if (changedMeanwhile.length > 0) {
      throw new Error(
        `Changed on chain meanwhile: ${itemsText(changedMeanwhile)}. Close this and preview again.`,
      )
    }
    const plan = planUpdateTokens({ info, wallet, rentOf, items })
    const left = new Set(items.map(({ mint }) => mint))
    return { plan, changes: itemChangeGroups(changes, left) }
  }
  return {
    state,
    /** Returns to the inputs, and cancels reading. */
    edit() {
      reading.current?.abort()
      setState({ status: 'editing' })
    },
    async preview(wanted: readonly RequestedItem[]) {
      const controller = new AbortController()
      reading.current = controller
      setState({ status: 'reading', progress: undefined })
      try {
        const onChain = await read(wanted, controller)
        if (controller.signal.aborted) return
        setState({ status: 'shown', changes: itemChanges(wanted, onChain) })
      } catch (error) {
        if (!controller.signal.aborted) setState({ status: 'unreadable', error })
      }
    },
    /** Resolves to true if everything was confirmed. */
    async save(changes: readonly ItemChange[]): Promise<boolean> {
      const { status } = await review({
        title: `Update ${countText(changes.length, 'item')} of ${symbol}`,
        plan: (wallet) => planOf(changes, wallet),
        confirmLabel: 'Update',
      })
      return status === 'confirmed'
    },
  }
}

function itemsText(numbers: readonly bigint[]): string {
  return numbers.length === 1 ? `item ${numbers[0]}` : `items ${numbers.join(', ')}`
}
