import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { openEmbeddedDatabase } from '../../../src/database/embedded/openEmbeddedDatabase.ts'
import { newFolder, query } from './_setup.ts'

describe('an embedded database', () => {
  const folder = newFolder()

  it('is created in an empty folder, for its owner alone', async () => {
    const database = await openEmbeddedDatabase({ folder })
    try {
      const [settings] = await query<Record<string, string>>(
        database.address,
        `select current_setting('listen_addresses') as addresses,
                current_setting('unix_socket_directories') as sockets,
                current_setting('server_encoding') as encoding,
                current_setting('password_encryption') as encryption,
                split_part(version(), ' ', 2) as version,
                (select datlocprovider::text || ' ' || datlocale from pg_database
                  where datname = current_database()) as locale`,
      )

      expect(settings).to.deep.equal({
        addresses: '127.0.0.1',
        sockets: '',
        encoding: 'UTF8',
        encryption: 'scram-sha-256',
        version: '18.4',
        locale: 'b C.UTF-8',
      })
      expect(statSync(folder).mode & 0o777).to.equal(0o700)
      expect(statSync(join(folder, 'password')).mode & 0o777).to.equal(0o600)
      expect(statSync(join(folder, 'log')).mode & 0o777).to.equal(0o600)
    } finally {
      await database.close()
    }
  })

  it('refuses whoever has not its password', async () => {
    const database = await openEmbeddedDatabase({ folder })
    try {
      const refusal = await query({ ...database.address, password: 'guess' }, 'select 1').catch(
        (error: unknown) => error,
      )

      expect(refusal).to.have.property('code', '28P01')
    } finally {
      await database.close()
    }
  })

  it('keeps what was written when it is closed and opened again', async () => {
    const first = await openEmbeddedDatabase({ folder })
    await query(first.address, 'create table kept as select 7 as value')
    await first.close()
    expect(existsSync(join(folder, 'data', 'postmaster.pid'))).to.equal(false)

    const second = await openEmbeddedDatabase({ folder })
    try {
      expect(await query(second.address, 'select value from kept')).to.deep.equal([{ value: 7 }])
      expect(readdirSync(folder).sort()).to.deep.equal(['data', 'log', 'password'])
    } finally {
      await second.close()
    }
  })
})
