import type { Socket } from 'node:net'
import type pg from 'pg'

/** PostgreSQL's code for a failed connection; with `ETIMEDOUT`, the queue's library would retry 100 times. */
const CONNECTION_FAILURE = '08006'

/**
 * Breaks a connection if its query gets no answer: when a database, or its proxy, vanishes without closing connections,
 * queries fail as on a network that reports it, and the connection is not reused. An idle connection may stay silent.
 *
 * @param patience - milliseconds without a byte either way
 */
export function breakInSilence(client: pg.PoolClient, patience: number): void {
  const stream = client.connection.stream as Socket
  stream.setTimeout(patience)
  stream.on('timeout', () => {
    if (isWaiting(client)) {
      const error = new Error(`the database has not answered for ${patience / 1_000} seconds`)
      stream.destroy(Object.assign(error, { code: CONNECTION_FAILURE }))
    } else if (stream.writableEnded) {
      // Nobody answers the goodbye either.
      stream.destroy()
    }
  })
}

/**
 * Returns true while a query is in progress. The types of `pg` leave out the flag by which it decides to send the next
 * one.
 */
function isWaiting(client: object): boolean {
  return 'readyForQuery' in client && client.readyForQuery === false
}
