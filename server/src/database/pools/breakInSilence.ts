import type { Socket } from 'node:net'
import type pg from 'pg'

/** PostgreSQL's code of a connection that failed; `ETIMEDOUT` would have the queue's library ask 100 times more. */
const CONNECTION_FAILURE = '08006'

/**
 * Breaks a connection whose query is not answered: where a database, or what forwards to it, vanishes without closing its
 * connections, queries fail as on a network that says so, and no query is made on them again. A connection on which
 * nothing is asked may be silent.
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

/** True while a query is being answered. The declarations of `pg` leave out by what it decides to send the next one. */
function isWaiting(client: object): boolean {
  return 'readyForQuery' in client && client.readyForQuery === false
}
