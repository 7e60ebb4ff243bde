import { Counter, Gauge, type Registry } from 'prom-client'
import type { ClientMetrics } from '../marketplace/call.ts'

/** Matches texts short and plain enough for a name: others may be sentences with arbitrary content. */
const NAME = /^[\w.:-]{1,64}$/

/** Caller-chosen names; only the first ones are kept, since each takes memory here and in scrapers. */
class BoundedNames {
  readonly #names = new Set<string>()
  readonly #most: number

  /** @param most - names that are kept */
  constructor(most: number) {
    this.#most = most
  }

  /** Returns a kept name, else `other`. */
  nameOf(text: string): string {
    if (this.#names.has(text)) return text
    if (this.#names.size >= this.#most || !NAME.test(text)) return 'other'
    this.#names.add(text)
    return text
  }
}

/** Maximum number of value names, and of error codes, with their own counts. */
const MAX_NAMES = 200

/**
 * Adds pages' own measurements; the result counts them. Drops texts that may be personal, such as addresses and tags.
 */
export function addClientMetrics(registry: Registry): ClientMetrics {
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `mintline_client_${name}`, help, labelNames, registers: [registry] })
  /** Counts events and sums their durations. */
  const timed = <Label extends string>(name: string, what: string, labelNames: Label[]) => {
    const total = counter(`${name}_total`, `${what}.`, labelNames)
    const seconds = counter(`${name}_seconds_total`, `Time that these took: ${what}.`, labelNames)
    return (labels: Record<Label, string>, durationMs: number) => {
      total.inc(labels)
      seconds.inc(labels, durationMs / 1_000)
    }
  }

  const downloads = timed(
    'downloads',
    'Downloads of content by its type and size, by cache and outcome',
    ['type', 'size', 'cache', 'outcome'],
  )
  const bytes = counter('downloaded_bytes_total', 'Bytes of downloads by type of content.', [
    'type',
  ])
  const images = counter('images_total', 'Images that pages could show, and could not.', ['state'])
  const forms = timed('order_forms', 'Forms of orders that were opened', [
    'kind',
    'blockchain',
    'outcome',
  ])
  const steps = timed('order_steps', 'Steps of orders', ['kind', 'stage', 'blockchain', 'outcome'])
  const wallets = counter('order_steps_by_wallet_total', 'Steps of orders by kind of wallet.', [
    'provider',
    'outcome',
  ])
  const platforms = counter('order_steps_by_platform_total', 'Steps of orders by platform.', [
    'platform',
    'outcome',
  ])
  const failures = counter('order_failures_total', 'Steps of orders that failed, by code.', [
    'code',
  ])
  const values = counter('values_total', 'Values that pages measured, by name.', ['name'])
  const sums = new Gauge({
    name: 'mintline_client_values_sum',
    help: 'Sum of the values that pages measured, by name.',
    labelNames: ['name'],
    registers: [registry],
  })
  const names = new BoundedNames(MAX_NAMES)
  const codes = new BoundedNames(MAX_NAMES)

  return {
    countDownload({ contentType = 'unknown', sizeType = 'unknown', ...download }) {
      const isDone = (download.status >= 200 && download.status < 300) || download.status === 304
      const labels = { type: contentType, size: sizeType, outcome: outcomeOf(isDone) }
      downloads({ ...labels, cache: download.cached ? 'hit' : 'miss' }, download.durationMs)
      bytes.inc({ type: contentType }, download.bytes ?? 0)
    },
    countImages({ available, unavailable }) {
      images.inc({ state: 'available' }, available)
      images.inc({ state: 'unavailable' }, unavailable)
    },
    countValues(measured) {
      for (const { name, value } of measured) {
        const labels = { name: names.nameOf(name) }
        values.inc(labels)
        sums.inc(labels, value)
      }
    },
    countOrderForm({ kind, blockchain, durationMs, success }) {
      forms({ kind, blockchain, outcome: outcomeOf(success) }, durationMs)
    },
    countOrderStep({ kind, stage, blockchain, platform, provider, ...step }) {
      const outcome = outcomeOf(step.success)
      steps({ kind, stage, blockchain, outcome }, step.durationMs)
      wallets.inc({ provider: provider ?? 'unknown', outcome })
      platforms.inc({ platform: platform ?? 'unknown', outcome })
      if (!step.success) failures.inc({ code: codes.nameOf(step.errorCode ?? 'unknown') })
    },
  }
}

const outcomeOf = (isDone: boolean) => (isDone ? 'done' : 'failed')
