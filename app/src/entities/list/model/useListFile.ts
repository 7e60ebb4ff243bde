import type { CoinUnit } from '@mintline/core'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { coinOf } from '#entities/cluster/lib/identity.ts'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { errorText } from '#shared/lib/errorText.ts'
import type { CallProgress } from '#shared/lib/workerCalls.ts'
import type { FileBytes } from '#shared/ui/FileDrop.tsx'
import type { ListAnswer, ReadList } from '../lib/listReader.ts'
import {
  AS_IT_COMES,
  type ListSource,
  type OpenList,
  type ReadingChoice,
  type ReadingRules,
} from '../lib/readList.ts'
import type { ListWorker } from './listWorker.ts'

/** Progress while reading a file. */
export type ListFileState<Held, More> =
  | {
      status: 'working'
      /** Undefined = it has just begun. */
      progress: CallProgress | undefined
      /** The same file as last read with other options; undefined = it was not. */
      before: HeldList<Held, More> | undefined
    }
  /** `reason` is one sentence that says what to change. */
  | { status: 'unreadable'; reason: string }
  | { status: 'incomplete' }
  | HeldList<Held, More>

/** A list that was read and that its worker holds. */
export type HeldList<Held, More> = ReadList<More> & { worker: Held }

/** A chosen file, as it was read. */
export interface ListFile<Held, More> extends ListSource, OpenList {
  state: ListFileState<Held, More>
}

/** Properties detected in a file; they stay while its options change. */
type Found<Held, More> = Pick<OpenList, 'columns' | 'map' | 'missing' | 'needsUnit'> & {
  reading: Reading
  state: ListFileState<Held, More>
}

/** A file and its reading rules. */
type Reading = ListSource & ReadingRules

interface ListFileOptions<Held> {
  /** Initial file. Default: none. */
  start?: ListSource | undefined
  /** The phase's price token; undefined = prices are in the network's coin. */
  token: CoinUnit | undefined
  /** The collection's flat fee in lamports, below which nobody could mint; 0 = none. */
  flatFee: bigint
  /** Starts a worker for one reading of a file. */
  startWorker: () => Held
}

/** Reads a list's file in a worker; undefined = none. */
export function useListFile<More, Held extends ListWorker<More>>({
  start,
  token,
  flatFee,
  startWorker,
}: ListFileOptions<Held>): {
  file: ListFile<Held, More> | undefined
  take: (given: FileBytes) => void
  /** Closes the file, and cancels work on it. */
  putAway: () => void
} {
  const { currency } = useCluster().identity
  const symbol = coinOf(currency)
  const { given, choose, ...controls } = useListSource(start)
  const reading = useMemo(
    // A flat fee is in lamports: the program takes none beside prices in tokens.
    () => given && { ...given, symbol, token, flatFee: token ? 0n : flatFee },
    [given, symbol, token, flatFee],
  )
  const [last, setLast] = useState<Found<Held, More>>()
  const read = useEffectEvent((asked: Reading, tell: (found: Found<Held, More>) => void) => {
    const { bytes, name: _, ...rules } = asked
    const worker = startWorker()
    const about = foundBefore(last, asked)
    const { state } = about
    const onProgress = (progress: CallProgress) => tell({ ...about, state: { ...state, progress } })
    worker.read(bytes, rules, { onProgress }).then(
      (answer) => tell(foundIn(answer, { about, worker })),
      (error: unknown) =>
        tell({ ...about, state: { status: 'unreadable', reason: errorText(error) } }),
    )
    return worker
  })
  /** The worker whose list is shown, needed until another one has read the file. */
  const shown = useRef<Held>(undefined)
  useEffect(() => {
    const show = (worker: Held | undefined) => {
      if (shown.current !== worker) shown.current?.stop()
      shown.current = worker
    }
    if (!reading) return show(undefined)
    let isCurrent = true
    const worker = read(reading, (found) => {
      if (!isCurrent) return
      if (found.state.status !== 'working') show(worker)
      setLast(found)
    })
    return () => {
      isCurrent = false
      if (shown.current !== worker) worker.stop()
    }
  }, [reading])
  useEffect(() => () => shown.current?.stop(), [])
  if (!reading) return { file: undefined, ...controls }
  const { state, columns, map, missing, needsUnit } =
    last?.reading === reading ? last : foundBefore(last, reading)
  const { name, bytes, choice } = reading
  const prices = { currency: token ?? currency, token }
  const file = { name, bytes, choice, ...prices, state, columns, map, missing, needsUnit, choose }
  return { file, ...controls }
}

/** Returns an earlier reading's findings about a file, which stand until it is read again. */
function foundBefore<Held, More>(last: Found<Held, More> | undefined, reading: Reading) {
  const known = last?.reading.bytes === reading.bytes ? last : undefined
  const { columns = [], map = NO_MAP, missing = [], needsUnit = false } = known ?? {}
  const before = known && readBefore(known.state)
  return { reading, columns, map, missing, needsUnit, state: { ...WORKING, before } }
}

const NO_MAP: OpenList['map'] = { mapped: undefined, notes: [] }
const WORKING = { status: 'working', progress: undefined } as const

/** Returns a list as last read, also while it is read again. */
export function readBefore<Held, More>(
  state: ListFileState<Held, More>,
): HeldList<Held, More> | undefined {
  if (state.status === 'read') return state
  return state.status === 'working' ? state.before : undefined
}

function foundIn<Held, More>(
  { columns, map, needsUnit, ...answer }: ListAnswer<More>,
  { about, worker }: { about: Omit<Found<Held, More>, 'state'>; worker: Held },
): Found<Held, More> {
  const found = { ...about, columns, map, needsUnit }
  if (answer.status === 'read') return { ...found, state: { ...answer, worker } }
  if (answer.status === 'unreadable') return { ...found, state: answer }
  const missing = [...new Set([...about.missing, ...answer.missing])]
  return { ...found, missing, state: { status: 'incomplete' } }
}

/**
 * Holds the person's chosen file for any kind of list.
 *
 * @param start - initial file; undefined = none
 */
function useListSource(start?: ListSource) {
  const [given, setGiven] = useState(start)
  return {
    given,
    take: (file: FileBytes) => setGiven({ ...file, choice: AS_IT_COMES }),
    /** Reads it with other options. */
    choose: (change: Partial<ReadingChoice>) =>
      setGiven((now) => now && { ...now, choice: { ...now.choice, ...change } }),
    putAway: () => setGiven(undefined),
  }
}
