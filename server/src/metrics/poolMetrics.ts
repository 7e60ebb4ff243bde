import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'

/** Adds database connections, by pool name. */
export function addPoolMetrics(registry: Registry, pools: Readonly<Record<string, pg.Pool>>): void {
  new Gauge({
    name: 'mintline_database_connections',
    help: 'Connections of this process to the database, by pool and state: used or idle.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'used' }, totalCount - idleCount)
      }
    },
  })
  new Gauge({
    name: 'mintline_database_queue',
    help: 'Queries of this process that wait for a connection, by pool.',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const [pool, { waitingCount }] of Object.entries(pools)) this.set({ pool }, waitingCount)
    },
  })
}
